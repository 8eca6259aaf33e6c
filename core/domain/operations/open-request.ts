import type { AskedWallet } from './asked-wallet.ts'
import { isSameAccount } from '../account/same-account.ts'
import type { AccountOnChain } from '../account/same-account.ts'

/** What a wallet was asked by a press and may still sign, or may have sent (`isDoubtful`), as it failed with a reason that leaves that open; and from which account. */
export type OpenOperation = {
  readonly attempt: string
  readonly wallet: AskedWallet
  readonly holder: AccountOnChain
  readonly isDoubtful: boolean
}

/** Returns the requests of an account: confirmed in its wallet, each is sent beside what is asked now. */
export function openOf(open: readonly OpenOperation[], holder: AccountOnChain): readonly OpenOperation[] {
  return open.filter((request) => isSameAccount(request.holder, holder))
}
