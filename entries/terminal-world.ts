import * as z from 'zod/mini'
import { createClipboard } from '../adapters/browser/clipboard.ts'
import { defaultPorts } from '../adapters/ports/default-ports.ts'
import type { HostStorage } from '../adapters/browser/host-storage.ts'
import { lazy } from '../adapters/ports/lazy.ts'
import { createLocalKeyWallet } from '../adapters/local-key/local-key.ts'
import { createLocalSolanaWallet } from '../adapters/local-key/local-solana-wallet.ts'
import { frameSocket } from '../adapters/node/frame-socket.ts'
import { openProfile } from '../adapters/node/profile.ts'
import { signInServer } from '../adapters/node/sign-in-server.ts'
import type { SiweAdapter } from '../adapters/sign-in/siwe-adapter.ts'
import { fleetingStorage } from '../adapters/wallet-connect/page-storage.ts'
import { sendOnOffer } from '../adapters/network/send-on-offer.ts'
import { namespaceOf } from '../core/domain/values/caip.ts'
import type { Options } from '../core/domain/options/options.ts'
import { parseOptions } from '../core/domain/options/parse-options.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../core/domain/network/known-networks.ts'
import { knownNetworks } from '../core/domain/network/network-list.ts'
import type { Network } from '../core/domain/network/network.ts'
import { onRampProviderSchema } from '../core/domain/buy/provider.schema.ts'
import { LatchkeyError } from '../core/domain/errors/latchkey-error.ts'
import { Secret } from '../core/domain/values/secret.ts'
import type { DevicePort } from '../core/ports/device.ts'
import { withGivenPorts } from '../core/ports/given-ports.ts'
import type { WalletConnect } from '../core/ports/wallet-connect.ts'
import { firstEffects } from '../core/effects/first.ts'
import { assembleLatchkey } from '../core/latchkey.ts'
import { createRecorder } from '../core/recording/recorder.ts'
import type { CreateWorld, WorldRequest } from '../renderers/cli/world.ts'
import { createLateCatalogues } from './late-catalogues.ts'
import { createLateFeatures } from './late-features.ts'

const mostLines = 1_000_000
const sandboxLimit = 5_000
const disposeLimit = 2_000
const metadata = {
  name: 'Latchkey',
  description: 'Latchkey in the terminal',
  url: 'http://localhost',
  icons: [],
}

const SandboxEndpoints = z.object({
  registry: z.nullable(z.string()),
  relay: z.optional(z.nullable(z.string())),
  blockchainApi: z.optional(z.nullable(z.string())),
  analytics: z.optional(z.nullable(z.string())),
  frame: z.optional(z.nullable(z.string())),
  social: z.optional(z.nullable(z.string())),
  demo: z.optional(z.nullable(z.string())),
  signIn: z.optional(z.nullable(z.string())),
  onRampProviders: z.optional(z.array(onRampProviderSchema)),
  swaps: z.optional(z.nullable(z.object({ spender: z.string() }))),
  tokens: z.optional(z.record(z.string(), z.array(z.object({ address: z.string() })))),
  chains: z.record(z.string(), z.string()).check(z.refine((chains) => Object.keys(chains).length > 0)),
  accounts: z.array(z.object({ privateKey: z.string() })).check(z.minLength(1)),
  solana: z.optional(z.nullable(z.object({ accounts: z.array(z.object({ secretKey: z.string() })) }))),
})
type SandboxEndpoints = z.infer<typeof SandboxEndpoints>

/**
 * Returns the ports and the options of the terminal: over the public services, or over a sandbox with local wallets. Only a profile is stored between
 * runs.
 */
export function terminalWorld(version: string): CreateWorld {
  return async (request: WorldRequest) => {
    const { projectId, sandbox, profile: folder, networks, approve, copy, warn } = request
    const found = sandbox === null ? null : await sandboxEndpoints(sandbox)
    const siwe = request.signIn && found && sandbox !== null ? serverOf(found, sandbox) : null
    const options = parseOptions({
      projectId: projectId ?? 'latchkey-terminal',
      metadata,
      isSiweEnabled: siwe !== null,
      // Of the social accounts, Farcaster needs no window but a code to scan.
      features: { email: true, socials: found?.frame && found.social ? ['farcaster'] : [] },
      ...optionsOf(found, sandbox, networks),
    })
    const profile = folder === null ? null : await openProfile(folder, warn)
    const { ports, dispose } = defaultPorts(options, {
      window: null,
      storage: profile?.storage ?? forgetfulStorage(),
      pairingStorage: profile?.pairingStorage ?? fleetingStorage(),
      version,
      ...(found?.frame && { framePlace: frameSocket(approve) }),
      ...(siwe && { siwe }),
    })
    const wallets = found ? localWallets(found, options, approve) : {}
    const pairing = found && !found.relay ? { 'wallet-connect': pairingWithoutRelay(sandbox ?? '') } : {}
    const clipboard = createClipboard({ find: () => ({ writeText: async (text) => copy(text) }) })
    const { port, features } = createLateFeatures()
    const latchkey = assembleLatchkey({
      effects: firstEffects,
      options,
      ports: withGivenPorts(
        { ...ports, features: port, catalogues: createLateCatalogues() },
        { connectors: { ...wallets, ...pairing }, device: terminal(Boolean(found?.frame)), clipboard },
      ),
      features,
      now: () => Date.now(),
      recorder: createRecorder({ now: () => Date.now(), version, limit: mostLines }),
      freeze: false,
    })
    return {
      latchkey,
      dispose: async () => {
        const over = new AbortController()
        await Promise.race([dispose(), after(disposeLimit, over.signal)])
        over.abort()
        await profile?.close()
      },
      after,
    }
  }
}

/** Returns the sign-in server of a sandbox's page. Throws `unreachable` if none runs. */
function serverOf({ signIn, demo }: SandboxEndpoints, sandbox: string): SiweAdapter {
  if (signIn && demo) return signInServer(signIn, demo)
  throw new LatchkeyError(
    'unreachable',
    `The sandbox at ${sandbox} runs no server to sign in at; start it with its page and its sign-in server.`,
  )
}

/** Returns the wallets over the sandbox's accounts: one for its EVM chains, and one for Solana if the host offers that. */
function localWallets(
  { accounts, solana }: SandboxEndpoints,
  options: Options,
  approve: WorldRequest['approve'],
) {
  const { networks } = options
  const keys = accounts.map(({ privateKey }) => new Secret(privateKey))
  const solanaKeys = solana?.accounts.map(({ secretKey }) => new Secret(secretKey)) ?? []
  const injected = createLocalKeyWallet({ keys, networks, approve })
  if (solanaKeys.length === 0 || !networks.some(({ id }) => namespaceOf(id) === 'solana')) return { injected }
  const send = sendOnOffer(
    () => options,
    lazy(
      'createSolana',
      () => import('../adapters/solana/solana.ts'),
      ({ createSolana }) => createSolana(),
    ),
  )
  return {
    injected,
    'wallet-standard': createLocalSolanaWallet({ keys: solanaKeys, networks, approve, send }),
  }
}

function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** Returns a storage that lasts as long as the program. */
function forgetfulStorage(): HostStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

const terminal = (hasFrame: boolean): DevicePort => ({
  describe: async () => ({ kind: 'terminal', isTelegram: false, hasFrame }),
})

/** Returns pairing for a sandbox without a relay. Every question fails at once, and the public relay is never used. */
function pairingWithoutRelay(sandbox: string): WalletConnect {
  const refuse = async (): Promise<never> => {
    throw new LatchkeyError(
      'unreachable',
      `The sandbox at ${sandbox} runs no relay; start it with its relay to pair a wallet.`,
    )
  }
  return {
    pair: refuse,
    request: refuse,
    reconnect: refuse,
    watch: refuse,
    switchNetwork: refuse,
    addNetwork: refuse,
    disconnect: refuse,
  }
}

function optionsOf(sandbox: SandboxEndpoints | null, url: string | null, ids: readonly string[] | null) {
  const wanted = ids && knownNetworks.filter(({ id }) => ids.includes(id))
  if (!sandbox || url === null) return { networks: wanted ?? [mainnet, base, polygon, optimism, arbitrum] }
  const isServed = ({ id }: Network) => id in sandbox.chains
  const networks = wanted ?? [mainnet, base, polygon].filter(isServed)
  const { swaps, onRampProviders, tokens } = sandbox
  const evm = networks.filter(({ id }) => namespaceOf(id) === 'eip155')
  return {
    networks: networks.map((network) => ({ ...network, rpcUrls: [sandbox.chains[network.id] ?? url] })),
    ...(onRampProviders && { onRampProviders }),
    ...(tokens && { knownTokens: knownOf(tokens) }),
    ...(swaps && { swapSpenders: Object.fromEntries(evm.map(({ id }) => [id, [swaps.spender]])) }),
    // Parts that do not run have the sandbox's URL, too, so that public services are never used.
    endpoints: {
      registry: sandbox.registry ?? url,
      relay: sandbox.relay ?? url.replace(/^http/, 'ws'),
      blockchainApi: sandbox.blockchainApi ?? url,
      analytics: sandbox.analytics ?? url,
      frame: sandbox.frame ?? url,
    },
  }
}

/** Returns the sandbox's own token addresses by chain. */
function knownOf(tokens: NonNullable<SandboxEndpoints['tokens']>) {
  const chains = Object.entries(tokens)
  return Object.fromEntries(chains.map(([id, all]) => [id, all.map(({ address }) => address)]))
}

async function sandboxEndpoints(sandbox: string): Promise<SandboxEndpoints> {
  const url = new URL('endpoints.json', sandbox.endsWith('/') ? sandbox : `${sandbox}/`)
  const answer = await fetch(url, { signal: AbortSignal.timeout(sandboxLimit) }).then(
    (response) => (response.ok ? response.json().catch(() => null) : null),
    (cause: unknown) => {
      throw new LatchkeyError(
        'unreachable',
        `No sandbox answers at ${url.href}; start one with latchkey sandbox.`,
        { cause },
      )
    },
  )
  const endpoints = SandboxEndpoints.safeParse(answer)
  if (endpoints.success) return endpoints.data
  throw new LatchkeyError(
    'malformed-answer',
    `${url.href} is no sandbox with chains; expected its registry, chains and accounts.`,
  )
}
