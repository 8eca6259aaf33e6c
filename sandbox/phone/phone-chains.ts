import type { WalletChain } from '../browser-wallet/known-chains.ts'
import type { AddedChain } from '../browser-wallet/wallet-memory.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import { chainDefinitions } from '../chains/chain-definition.ts'

/** The phone's chains, by CAIP-2 id. */
export type PhoneChains = {
  /** The first EVM chain of the phone. */
  readonly first: string
  /** Returns whether the phone can use a chain: a given or added EVM chain, or any Solana chain. Sending on Solana needs a node. */
  knows(chain: string): boolean
  /** Returns an EVM chain with its node. Throws 4902 for an unknown chain. */
  evm(chain: string): WalletChain
  /** Adds an EVM chain until the phone is closed. */
  add(chain: AddedChain): void
  /** Returns the node of a Solana chain. Throws 4902 if the phone has none. */
  solana(chain: string): string
}

/** Reads the phone's RPC URLs. An empty one means a chain without a node. */
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
