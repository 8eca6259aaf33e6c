import type { WalletChain } from '../browser-wallet/known-chains.ts'
import type { AddedChain } from '../browser-wallet/wallet-memory.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import { chainDefinitions } from '../chains/chain-definition.ts'

/** The chains the phone can use, by CAIP-2 id. */
export type PhoneChains = {
  /** The EVM chain the phone begins on. */
  readonly first: string
  /** Whether the phone can use a chain: an EVM chain it was given, one that was added, or any Solana chain, where it signs and, with a node, sends. */
  knows(chain: string): boolean
  /** An EVM chain with its node; throws 4902 when the phone does not know it. */
  evm(chain: string): WalletChain
  /** Knows one more EVM chain from now on, until the phone is closed. */
  add(chain: AddedChain): void
  /** The node of a Solana chain; throws 4902 when the phone has none. */
  solana(chain: string): string
}

/** Reads the RPC URLs the phone was given; an empty one stands for a chain with no node. */
export function readPhoneChains(rpcUrls: Readonly<Record<string, string>>): PhoneChains {
  const added = new Map<string, AddedChain>()
  const isEvm = (chain: string) => chain.startsWith('eip155:')
  return {
    first: Object.keys(rpcUrls).find(isEvm) ?? 'eip155:1',
    knows: (chain) => chain.startsWith('solana:') || chain in rpcUrls || added.has(chain),
    add: (chain) => void added.set(`eip155:${chain.id}`, chain),
    solana(chain) {
      const url = rpcUrls[chain]
      if (url) return url
      throw new ProviderError(
        providerCodes.unknownChain,
        `The phone has no node of ${chain}: it only signs there.`,
      )
    },
    evm(chain) {
      const own = added.get(chain)
      if (own) return own
      const rpcUrl = isEvm(chain) ? rpcUrls[chain] : undefined
      if (rpcUrl === undefined)
        throw new ProviderError(providerCodes.unknownChain, `The phone does not know the chain ${chain}.`)
      const id = Number(chain.split(':')[1])
      const known = chainDefinitions.find((definition) => definition.id === id)
      const symbol = known?.nativeCurrency.symbol ?? 'ETH'
      return { id, name: known?.name ?? chain, symbol, rpcUrl: rpcUrl || null }
    },
  }
}
