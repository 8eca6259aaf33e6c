import type { WalletChain } from '../browser-wallet/known-chains.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import { chainDefinitions } from '../chains/chain-definition.ts'

/** The chains the phone can use, by CAIP-2 id. */
export type PhoneChains = {
  /** The EVM chain the phone begins on. */
  readonly first: string
  /** Whether the phone can use a chain: an EVM chain it was given, or any Solana chain, for which it only signs. */
  knows(chain: string): boolean
  /** An EVM chain with its node; throws 4902 when the phone does not know it. */
  evm(chain: string): WalletChain
}

/** Reads the RPC URLs the phone was given; an empty one stands for a chain with no node. */
export function readPhoneChains(rpcUrls: Readonly<Record<string, string>>): PhoneChains {
  const isEvm = (chain: string) => chain.startsWith('eip155:')
  return {
    first: Object.keys(rpcUrls).find(isEvm) ?? 'eip155:1',
    knows: (chain) => chain.startsWith('solana:') || chain in rpcUrls,
    evm(chain) {
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
