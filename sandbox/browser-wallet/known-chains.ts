import { ProviderError, providerCodes } from './provider-error.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import type { AddedChain, WalletState } from './wallet-memory.ts'

/** A network the wallet can use. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly rpcUrl: string | null
}

const builtIn = [
  { id: 1, name: 'Ethereum', symbol: 'ETH' },
  { id: 8453, name: 'Base', symbol: 'ETH' },
] as const

/** Returns the network with this id among the built-in and the added ones. Returns `null` if the wallet does not know it. */
export function findChain(id: number, state: WalletState, world: SandboxWorld): WalletChain | null {
  const known = builtIn.find((chain) => chain.id === id)
  if (known) return { ...known, rpcUrl: world.rpcUrl(id) }
  const added = state.added.find((chain) => chain.id === id)
  return added ? { ...added, rpcUrl: world.rpcUrl(id) ?? added.rpcUrl } : null
}

/** Reads the chain id of `wallet_switchEthereumChain` and `wallet_addEthereumChain` (hex text, EIP-3326). */
export function readChainId(value: unknown): number {
  if (typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value)) {
    const id = Number(value)
    if (Number.isSafeInteger(id)) return id
  }
  throw invalid(`"chainId" must be a hex string such as "0x1", not ${JSON.stringify(value)}.`)
}

/** Reads the parameter of `wallet_addEthereumChain` (EIP-3085). */
export function readAddedChain(value: unknown): AddedChain {
  const chain = (value ?? {}) as {
    chainId?: unknown
    chainName?: unknown
    rpcUrls?: unknown
    nativeCurrency?: { symbol?: unknown; decimals?: unknown }
  }
  const id = readChainId(chain.chainId)
  if (typeof chain.chainName !== 'string' || !chain.chainName)
    throw invalid('"chainName" must be a string that is not empty.')
  const urls: readonly unknown[] = Array.isArray(chain.rpcUrls) ? chain.rpcUrls : []
  const rpcUrl = urls.find(isUsableUrl)
  if (rpcUrl === undefined) throw invalid('"rpcUrls" must hold an https: URL, or a loopback http: one.')
  const { symbol, decimals } = chain.nativeCurrency ?? {}
  if (typeof symbol !== 'string' || decimals !== 18) {
    throw invalid('"nativeCurrency" must name a symbol and 18 decimals.')
  }
  return { id, name: chain.chainName, rpcUrl, symbol }
}

function isUsableUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  )
}

function invalid(message: string): ProviderError {
  return new ProviderError(providerCodes.invalidParams, message)
}
