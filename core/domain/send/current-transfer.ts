import type { BaseUnits } from '../values/amount.ts'
import type { AccountOnChain } from '../account/same-account.ts'
import type { Transfer } from '../operations/transfer.ts'

/** The fields of the form that make a transfer: the sender, the token, the amount, and the receiver. */
type TransferForm = {
  readonly holder: AccountOnChain | null
  readonly token: { readonly address: Transfer['token'] } | null
  readonly entry: { readonly amount: BaseUnits | null }
  readonly receiver: { readonly found: { readonly address: string } | null }
}

/** Returns the transfer in the form. Null while part of it is missing. */
export function currentTransfer({ holder, token, entry, receiver }: TransferForm): Transfer | null {
  if (!holder || !token || entry.amount === null || !receiver.found) return null
  return { from: holder.address, to: receiver.found.address, token: token.address, amount: entry.amount }
}
