import type { ChainId } from '../values/caip.ts'
import type { Network } from '../network/network.ts'

/** A question that a wallet without a page (in this process, or a secure frame) asks its owner. */
export type WalletQuestion =
  | { readonly kind: 'connect' }
  | { readonly kind: 'sign'; readonly method: string }
  | { readonly kind: 'switch-network'; readonly chainId: ChainId }
  | { readonly kind: 'add-network'; readonly network: Pick<Network, 'id' | 'name'> }
  | {
      readonly kind: 'confirm'
      readonly title: string
      readonly lines: readonly (readonly [name: string, value: string])[]
    }
