import { base, mainnet, polygon, solanaDevnet } from 'latchkey/networks'
import type { SandboxServices } from '../sandbox-services.ts'
import type { Settings } from './setting-field.ts'
import { settingFields } from './setting-groups.ts'

/** Every social account that the sandbox's frame supports. */
const socials = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']

/**
 * Returns Tidewater's default settings: its name, the running networks with Solana, sign-in by e-mail and social accounts, and the sandbox's
 * services.
 */
export function defaultSettings(services: SandboxServices, origin: string): Settings {
  const metadata = {
    name: 'Tidewater',
    description: 'Ferry passages across the bay',
    url: origin,
    icons: [`${origin}/tidewater.svg`],
  }
  return {
    ...Object.fromEntries(settingFields.map((field) => [field.name, ''])),
    projectId: 'tidewater-demo',
    metadata: written(metadata),
    networks: networksOf(services).join('\n'),
    allWallets: 'SHOW',
    allowUnsupportedChain: 'false',
    enableEIP6963: 'true',
    enableSwaps: 'true',
    enableOnramp: 'true',
    isSiweEnabled: 'false',
    ...(services.frame && { features: written({ email: true, socials }) }),
    enableAnalytics: 'false',
    themeMode: 'auto',
    locale: 'en',
    endpoints: written({
      ...(services.registry ? { registry: services.registry } : {}),
      ...(services.blockchainApi ? { blockchainApi: services.blockchainApi } : {}),
      ...(services.analytics ? { analytics: services.analytics } : {}),
      ...(services.frame ? { frame: services.frame } : {}),
      ...(services.relay ? { relay: services.relay } : {}),
    }),
    rpcUrls: written(services.chains),
    ...(services.onRampProviders.length > 0 && { onRampProviders: written(services.onRampProviders) }),
    ...(services.swaps && { swapSpenders: written(spendersOf(services, services.swaps.spender)) }),
    ...(services.tokens && { knownTokens: written(knownTokensOf(services.tokens)) }),
  }
}

/** Returns the swap contract of each chain. It has the same address on every EVM chain. */
function spendersOf(
  { chains }: SandboxServices,
  spender: string,
): Readonly<Record<string, readonly string[]>> {
  const evm = Object.keys(chains).filter((chainId) => chainId.startsWith('eip155:'))
  return Object.fromEntries(evm.map((chainId) => [chainId, [spender]]))
}

/** Returns the sandbox's tokens. Only a host can know their addresses. */
function knownTokensOf(
  tokens: NonNullable<SandboxServices['tokens']>,
): Readonly<Record<string, readonly string[]>> {
  const chains = Object.entries(tokens)
  return Object.fromEntries(chains.map(([id, all]) => [id, all.map(({ address }) => address)]))
}

function networksOf({ chains }: SandboxServices): readonly string[] {
  const solana = chains[solanaDevnet.id] === undefined ? [] : [solanaDevnet]
  return [mainnet, base, polygon, ...solana].map(({ id }) => id)
}

function written(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
