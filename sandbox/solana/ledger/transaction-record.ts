import type { AccountKey } from '../accounts/account-keys.ts'
import type { Outcome } from './ledger.ts'
import type { TokenAmount } from '../tokens/token-amount.ts'

/** What a holding had before or after a transaction; `accountIndex` counts the accounts of the transaction. */
export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: TokenAmount
}

/** Coins, in lamports and in the order of the accounts, and tokens at one moment. */
export type Balances = { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenBalance[] }

/** A transaction that is in a block, whether it succeeded or failed; `bytes` are base64. */
export type TransactionRecord = {
  readonly signature: string
  readonly slot: number
  readonly blockTime: number
  readonly bytes: string
  readonly keys: readonly AccountKey[]
  readonly outcome: Outcome
  readonly before: Balances
  readonly after: Balances
}
