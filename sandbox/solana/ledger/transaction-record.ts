import type { AccountKey } from '../accounts/account-keys.ts'
import type { Outcome } from './ledger.ts'
import type { TokenAmount } from '../tokens/token-amount.ts'

/** A token account's balance before or after a transaction. `accountIndex` is the account's index in the transaction. */
type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: TokenAmount
}

/** The balances at one moment: lamports in the order of the accounts, and tokens. */
export type Balances = { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenBalance[] }

/** A transaction in a block, successful or failed. `bytes` are base64. */
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
