import { startAnalytics, type AnalyticsPart } from './analytics/start-analytics.ts'
import { avatarUrl } from './blockchain-api/icons.ts'
import { isSameAddress } from './blockchain-api/tokens/asset.ts'
import { createPriceList, startingPrices } from './blockchain-api/tokens/price-list.ts'
import { createProfiles } from './blockchain-api/identity/profiles.ts'
import { createPurchases } from './blockchain-api/buy/purchases.ts'
import type { NameOrder, SampleOrder, SeedOrder } from './blockchain-api/service-order.ts'
import { startBlockchainApi } from './blockchain-api/start-blockchain-api.ts'
import { startBundler } from './bundler/start-bundler.ts'
import { chainDefinitions } from './chains/chain-definition.ts'
import { bundlerAccount, fundedAccounts } from './chains/funded-accounts.ts'
import { plantContracts } from './chains/plant-contracts.ts'
import { giveAddressName } from './chains/plant-names.ts'
import { sampleContractAt } from './chains/sample-contracts.ts'
import { dealSampleTokens } from './chains/sample-tokens.ts'
import { smartAccountOf } from './chains/smart-account.ts'
import { startChain, type RunningChain } from './chains/start-chain.ts'
import { sandboxTokens } from './chains/tokens.ts'
import { swapContractAt, swapContracts } from './chains/uniswap.ts'
import type { Endpoints } from './endpoints.ts'
import { startFrame, type FramePart } from './frame/start-frame.ts'
import { startGateway } from './gateway/start-gateway.ts'
import { startHost } from './host/start-host.ts'
import type { Fault } from './http/fault-switch.ts'
import type { PartServer } from './http/part-server.ts'
import { keptNames, namesOnChain, registeredNames, vault } from './names.ts'
import { meldProvider } from './on-ramp/meld-provider.ts'
import { purchasables } from './on-ramp/purchasable.ts'
import { startOnRamp } from './on-ramp/start-on-ramp.ts'
import { partNames, type PartName } from './part-name.ts'
import { startRegistry } from './registry/start-registry.ts'
import { startSignIn } from './sign-in/start-sign-in.ts'
import { startRelay, type Relay } from './relay/start-relay.ts'
import { seed } from './seed.ts'
import { startSocial } from './social/start-social.ts'
import { solanaChain, solanaMainnet } from './solana/cluster.ts'
import { solanaPersons } from './solana/persons.ts'
import { startSolana, type SolanaPart } from './solana/start-solana.ts'
import { wrappedSol } from './blockchain-api/tokens/coin.ts'
import { solanaTokens } from './solana/tokens/tokens.ts'

/** Options of the sandbox. By default, every part starts on a free port with fresh state. */
export type SandboxOptions = {
  readonly only?: readonly PartName[]
  /** The demo page's port. The other parts follow. With 0 the system chooses. */
  readonly port?: number
  /** The seed of the registry's invented wallets. */
  readonly seed?: number
  /** The folder of the chains' and the relay's state. */
  readonly stateFolder?: string | null
  /** `blank` serves a page with the browser wallets only, and does not build the demo. */
  readonly page?: 'demo' | 'blank'
  /** JSON-RPC URLs of another sandbox's chains by CAIP-2 id. They are used in place of new nodes. */
  readonly nodes?: Readonly<Record<string, string>>
  /** Returns the time of the blockchain API in milliseconds. By default, the system's time. */
  readonly now?: () => number
}

/** A part that can have faults: its name, or the CAIP-2 id of an EVM chain. */
type FaultyPart = Exclude<PartName, 'chains'> | `eip155:${number}`

/** The running sandbox. */
export type Sandbox = {
  readonly endpoints: Endpoints
  /** The process ids of the started nodes. */
  readonly pids: readonly number[]
  /** The running relay, which can be killed and restarted. `null` if it was not started. */
  readonly relay: Pick<Relay, 'kill' | 'restart'> | null
  /** The running Solana, whose slots can be skipped. `null` if it was not started. */
  readonly solana: Pick<SolanaPart, 'pass'> | null
  /** The running analytics service, with its received events. `null` if it was not started. */
  readonly analytics: Pick<AnalyticsPart, 'events'> | null
  /** The running secure frame, with its sent mails. `null` if it was not started. */
  readonly frame: Pick<FramePart, 'mails'> | null
  /** Sends an account's history, like `seed` at the blockchain API's `/control`. */
  seed(order: SeedOrder): Promise<void>
  /** Orders a fault, like `POST /control`. Throws if the part is not running. */
  control(part: FaultyPart, fault: Fault): void
  /** Ends every fault of every part. */
  recover(): void
  /** Ends every server and child process. Resolves when all have ended. */
  stop(): Promise<void>
}

/** Starts the parts in parallel. If one fails, ends the others and throws. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    only = partNames,
    port = 0,
    seed: registrySeed = 1,
    stateFolder = null,
    page = 'demo',
    nodes: running = {},
    now = Date.now,
  } = options
  const accounts = fundedAccounts()
  const bundler = bundlerAccount()
  const kept = keptNames(accounts)
  const portAfter = (places: number) => (port === 0 ? 0 : port + places)
  const parts = new Map<string, PartServer>()
  const nodes: RunningChain[] = []
  let relay: Relay | null = null
  let analytics: AnalyticsPart | null = null
  let frame: FramePart | null = null
  let endpoints: Endpoints | null = null

  async function started<Part extends PartServer>(name: string, start: Promise<Part>): Promise<Part> {
    const part = await start
    parts.set(name, part)
    return part
  }
  const evmChains = () =>
    chainDefinitions.map((chain) => `eip155:${chain.id}`).filter((name) => parts.has(name))
  const allChains = () => [...evmChains(), ...(parts.has('solana') ? [solanaChain] : [])]
  // A part finds the other parts only when it needs them.
  const nodeOf = (chain: string) =>
    allChains().includes(chain)
      ? (parts.get(chain === solanaChain ? 'solana' : chain) as RunningChain | SolanaPart)
      : null
  const nodeUrl = (chain: string) => nodeOf(chain)?.url ?? null
  const bundlerUrl = (chain: string) =>
    parts.has('bundler') && evmChains().includes(chain) ? `${parts.get('bundler')?.url}/${chain}` : null
  const tokensOf = (chain: string) =>
    chain === solanaChain
      ? solanaTokens.map((token) => ({ ...token, address: token.mint }))
      : sandboxTokens(accounts)
  // The blockchain API also serves Solana's mainnet, and knows its wrapped coin, which is not for sale.
  const apiChain = (chain: string) => (chain === solanaMainnet ? solanaChain : chain)
  const apiTokens = (chain: string) => [
    ...tokensOf(apiChain(chain)),
    ...(apiChain(chain) === solanaChain ? [wrappedSol] : []),
  ]
  const prices = createPriceList(
    (chain, { address }) =>
      address === null || apiTokens(chain).some((token) => isSameAddress(token.address, address)),
  )
  const purchases = createPurchases()
  const onSale = () => purchasables(allChains(), tokensOf)
  const seedChain = (order: SeedOrder) => seed(order, nodeOf(order.chain), accounts)
  const dealSamples = async ({ chain, address }: SampleOrder) => {
    const node = evmChains().includes(chain) ? nodeOf(chain) : null
    if (!node) throw new Error(`No tokens can be made on ${chain}, which does not run.`)
    await dealSampleTokens(node.ask, address)
  }
  const giveName = async ({ address, name, avatar }: NameOrder) => {
    const origin = parts.get('blockchain-api')?.url
    const picture = avatar === undefined && name && origin ? avatarUrl(origin, name) : (avatar ?? null)
    const node = nodeOf('eip155:1')
    if (!node) throw new Error('Names are on chain 1, which does not run.')
    await node.ask(giveAddressName(address, name, picture))
  }
  const starts: Promise<unknown>[] = []
  if (only.includes('demo')) {
    starts.push(started('demo', startHost({ port, page, endpoints: () => endpoints })))
  }
  if (only.includes('registry'))
    starts.push(started('registry', startRegistry({ port: portAfter(1), seed: registrySeed })))
  if (only.includes('relay')) {
    const start = startRelay({ port: portAfter(2 + chainDefinitions.length), stateFolder })
    starts.push(started('relay', start).then((running) => (relay = running)))
  }
  if (only.includes('solana')) {
    const port = portAfter(3 + chainDefinitions.length)
    starts.push(started('solana', startSolana({ port, stateFolder })))
  }
  if (only.includes('blockchain-api')) {
    const start = startBlockchainApi({
      port: portAfter(5 + chainDefinitions.length),
      node: (chain) => nodeOf(apiChain(chain)),
      chains: allChains,
      tokens: apiTokens,
      contract: (address) => sampleContractAt(address) ?? swapContractAt(address),
      swaps: swapContracts,
      seed: seedChain,
      dealSamples,
      giveName,
      profiles: createProfiles(registeredNames(accounts), stateFolder),
      prices,
      purchases,
      onRamp: { onSale, origin: () => parts.get('on-ramp')?.url ?? null },
      nodeUrl,
      now,
    })
    starts.push(started('blockchain-api', start))
  }
  if (only.includes('analytics')) {
    const start = startAnalytics({ port: portAfter(6 + chainDefinitions.length) })
    starts.push(started('analytics', start).then((running) => (analytics = running)))
  }
  if (only.includes('sign-in')) {
    const port = portAfter(7 + chainDefinitions.length)
    const page = () => parts.get('demo')?.url ?? null
    starts.push(started('sign-in', startSignIn({ port, nodeUrl, page })))
  }
  if (only.includes('frame')) {
    const start = startFrame({
      port: portAfter(8 + chainDefinitions.length),
      stateFolder,
      nodeUrl,
      bundlerUrl,
      socialUrl: () => parts.get('social')?.url ?? null,
    })
    starts.push(started('frame', start).then((running) => (frame = running)))
  }
  if (only.includes('social')) {
    const port = portAfter(9 + chainDefinitions.length)
    starts.push(started('social', startSocial({ port, redirectUri: () => frame?.callbackUri ?? null })))
  }
  if (only.includes('bundler')) {
    const [port, { privateKey }] = [portAfter(10 + chainDefinitions.length), bundler]
    starts.push(started('bundler', startBundler({ port, privateKey, nodeUrl })))
  }
  if (only.includes('on-ramp')) {
    const port = portAfter(11 + chainDefinitions.length)
    const start = startOnRamp({ port, purchasables: onSale, prices, node: nodeOf, purchases })
    starts.push(started('on-ramp', start))
  }
  if (only.includes('gateway')) {
    const port = portAfter(12 + chainDefinitions.length)
    starts.push(started('gateway', startGateway({ port, names: kept, privateKey: bundler.privateKey })))
  }
  if (only.includes('chains')) {
    for (const [index, chain] of chainDefinitions.entries()) {
      const nodeUrl = running[`eip155:${chain.id}`] ?? null
      const start = startChain(chain, accounts, { port: portAfter(2 + index), stateFolder, nodeUrl })
      starts.push(started(`eip155:${chain.id}`, start).then((node) => nodes.push(node)))
    }
  }

  const stop = async () => {
    await Promise.allSettled([...parts.values()].map((part) => part.stop()))
  }
  const failed = (await Promise.allSettled(starts)).find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }

  const smartAccount = smartAccountOf(accounts)
  const names = namesOnChain(accounts, smartAccount, parts.get('blockchain-api')?.url ?? null)
  const gateway = parts.get('gateway')?.url
  const nameServer = gateway
    ? { origin: gateway, signer: bundler.address, names: kept.map(({ name }) => name) }
    : null
  const pools = {
    tokens: sandboxTokens(accounts),
    prices: startingPrices,
    provider: accounts[0]?.address ?? smartAccount.address,
  }
  await Promise.all(
    evmChains().map((name) =>
      plantContracts(name, (parts.get(name) as RunningChain).ask, {
        bundler: bundler.address,
        smartAccount,
        names,
        nameServer,
        vault,
        pools,
      }),
    ),
  )
  const demo = parts.get('demo')?.url
  const onRamp = parts.get('on-ramp')?.url
  const solana = (parts.get('solana') ?? null) as SolanaPart | null
  endpoints = {
    demo: demo ? `${demo}/` : null,
    registry: parts.get('registry')?.url ?? null,
    blockchainApi: parts.get('blockchain-api')?.url ?? null,
    analytics: parts.get('analytics')?.url ?? null,
    signIn: parts.get('sign-in')?.url ?? null,
    bundler: parts.get('bundler')?.url ?? null,
    frame: (parts.get('frame') as FramePart | undefined)?.origin ?? null,
    social: parts.get('social')?.url ?? null,
    onRamp: onRamp ?? null,
    gateway: gateway ?? null,
    onRampProviders: onRamp === undefined ? [] : [meldProvider(onRamp)],
    relay: parts.get('relay')?.url ?? null,
    phone: demo ? `${demo}/phone/` : null,
    browserWallet: demo ? `${demo}/browser-wallet.js` : null,
    chains: Object.fromEntries(allChains().map((name) => [name, nodeOf(name)?.url ?? ''])),
    tokens: Object.fromEntries(evmChains().map((name) => [name, sandboxTokens(accounts)])),
    accounts,
    smartAccount: evmChains().length > 0 ? smartAccount : null,
    names: evmChains().includes('eip155:1') ? names : [],
    swaps: evmChains().length > 0 ? swapContracts : null,
    solana: solana && {
      chain: solanaChain,
      socket: solana.socketUrl,
      tokens: solanaTokens,
      accounts: await solanaPersons(),
    },
  }
  return {
    endpoints,
    pids: nodes.flatMap(({ pid }) => pid ?? []),
    relay,
    analytics,
    solana,
    frame,
    seed: seedChain,
    control(part, fault) {
      const found = parts.get(part)
      if (!found)
        throw new Error(`No part "${part}" is running: expected one of ${[...parts.keys()].join(', ')}.`)
      found.faults.order(fault)
    },
    recover() {
      for (const part of parts.values()) part.faults.order({ fault: 'none' })
    },
    stop,
  }
}
