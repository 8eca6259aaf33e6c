import type { BaseUnits } from '../values/amount.ts'
import type { ChainId } from '../values/caip.ts'
import type { Network } from '../network/network.ts'

/** A question that a wallet without a page (in this process, or a secure frame) asks its owner. */
export type WalletQuestion =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'sign'
      readonly method: string
      /** The text to sign, if the wallet can read it. */
      readonly message?: string
    }
  | TransactionQuestion
  | { readonly kind: 'switch-network'; readonly chainId: ChainId }
  | { readonly kind: 'add-network'; readonly network: Pick<Network, 'id' | 'name'> }
  | {
      readonly kind: 'confirm'
      readonly title: string
      readonly lines: readonly (readonly [name: string, value: string])[]
    }

/** The question of a wallet whether to send a transaction. */
export type TransactionQuestion = {
  readonly kind: 'send'
  readonly chainId: ChainId
  readonly from: string
  /** The receiver or the called contract. Null creates a contract. */
  readonly to: string | null
  /** The amount of the network's coin. */
  readonly coins: BaseUnits
  /** What the called token would do (ERC-20), null if it is no such call. */
  readonly token: {
    readonly action: 'transfer' | 'approve'
    /** The receiver of a transfer, or the spender of an approval. */
    readonly other: string
    readonly amount: BaseUnits
  } | null
  /** The bytes of the call in hexadecimal digits, `0x` for none. */
  readonly data: string
  /** The most gas, and the most base units of the coin to pay for each. Null leaves them to the wallet. */
  readonly gas: BaseUnits | null
  readonly feePerGas: BaseUnits | null
}
