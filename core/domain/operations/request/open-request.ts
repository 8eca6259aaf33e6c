import type { SigningWallet } from './signing-wallet.ts'
import { isSameAccount } from '../../account/same-account.ts'
import type { AccountOnChain } from '../../account/same-account.ts'

/** A request that a wallet may still sign, with its account. With `isDoubtful`, the wallet may have sent it, because its failure leaves that open. */
export type OpenOperation = {
  readonly attempt: string
  readonly wallet: SigningWallet
  readonly holder: AccountOnChain
  readonly isDoubtful: boolean
}

/** Returns the open requests of an account. If its wallet confirms one, it is sent in addition to the new request. */
export function openOf(open: readonly OpenOperation[], holder: AccountOnChain): readonly OpenOperation[] {
  return open.filter((request) => isSameAccount(request.holder, holder))
}
