import { cookieStorage, createConfig, createStorage, fallback, http } from 'wagmi'
import type { Config, CreateConnectorFn, Storage, Transport } from 'wagmi'
import type { ChainIdOf, HostNetwork } from '../core/domain/network/host-network.ts'
import { LatchkeyError } from '../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../core/domain/values/text/shape-of.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { latchkeyConnector } from '../renderers/providers/wagmi-connector.ts'
import { createLatchkey } from './create-latchkey.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/** The chains that wagmi knows. The first one is the default. */
type Chains = Config['chains']

/** A transport for each chain. */
type Transports<Offered extends Chains> = { readonly [Id in Offered[number]['id']]: Transport }

/** The options of a wagmi config and its Latchkey: those of `createLatchkey`, with `chains` for both. */
export type WagmiConfigOptions<
  Offered extends Chains = Chains,
  Others extends readonly HostNetwork[] = readonly HostNetwork[],
> = Omit<LatchkeyOptions, 'networks'> & {
  /** The chains of `wagmi/chains` that visitors may choose. */
  readonly chains: Offered
  /** Networks beside them that wagmi has no chain for, such as `solana` of `latchkey/networks`; by default none. */
  readonly networks?: Others | undefined
  /** wagmi's transports by chain id; by default over `rpcUrls`, else over the chain's own URLs. */
  readonly transports?: Partial<Transports<Offered>> | undefined
  /** Connectors beside Latchkey's; by default none. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** Whether pages are rendered on a server. The connection is then stored in a cookie; by default `false`. */
  readonly ssr?: boolean | undefined
}

/**
 * Creates a config for wagmi 2 and 3, and the Latchkey that connects its wallets. Both have the same chains and RPC URLs.
 * Throws `bad-option` for options that `createLatchkey` does not accept, and without `chains`.
 */
export function createWagmiConfig<
  const Offered extends Chains,
  const Others extends readonly HostNetwork[] = readonly [],
>({
  chains,
  networks,
  transports,
  connectors = [],
  ssr = false,
  ...options
}: WagmiConfigOptions<Offered, Others>): {
  readonly config: Config<Offered, Transports<Offered>>
  readonly latchkey: Latchkey<ChainIdOf<Offered[number] | Others[number]>>
} {
  expectChains(chains)
  const offered: readonly HostNetwork[] = [...chains, ...(networks ?? [])]
  const latchkey = createLatchkey({ ...options, networks: offered })
  const config = createConfig({
    chains,
    connectors: [latchkeyConnector(latchkey), ...connectors],
    // The modal lists the browser's wallets itself.
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: ssr ? createStorage({ storage: cookieStorage }) : pageStorage(),
    transports: { ...transportsOf(chains, options.rpcUrls), ...transports } as Transports<Offered>,
  })
  return { config, latchkey }
}

function expectChains(chains: unknown): void {
  if (Array.isArray(chains) && chains.length > 0) return
  throw new LatchkeyError(
    'bad-option',
    `The option chains is ${shapeOf(chains)}; expected at least one chain of wagmi/chains.`,
  )
}

/** Returns a transport for each chain: its RPC URLs in order, else its own URLs. A web socket URL only reports new balances, and is left out. */
function transportsOf(chains: Chains, rpcUrls: LatchkeyOptions['rpcUrls']): Record<number, Transport> {
  return Object.fromEntries(
    chains.map(({ id }) => {
      const urls = [rpcUrls?.[`eip155:${id}`] ?? []].flat().filter((url) => /^https?:/.test(url))
      return [id, urls.length > 1 ? fallback(urls.map((url) => http(url))) : http(urls[0])]
    }),
  )
}

/** Returns the page's storage. Null on a server, and where a browser blocks it, which makes wagmi's own default throw. */
function pageStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : createStorage({ storage: window.localStorage })
  } catch {
    return null
  }
}
