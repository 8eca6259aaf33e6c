import type { AskedWallet } from './asked-wallet.ts'
import { isSameAccount } from './same-account.ts'
import type { AccountOnChain } from './same-account.ts'

/** What a wallet was asked by a press and has yet to answer, and from which account. */
export type OpenRequest = {
  readonly attempt: string
  readonly wallet: AskedWallet
  readonly holder: AccountOnChain
}

/** The first that another wallet than the one that signs now has yet to answer for an account; null for none. */
export function openElsewhere(
  open: readonly OpenRequest[],
  holder: AccountOnChain | null,
  signer: AskedWallet | undefined,
): OpenRequest | null {
  const isElsewhere = (request: OpenRequest) =>
    signer !== undefined && request.wallet.key !== signer.key && isSameAccount(request.holder, holder)
  return open.find(isElsewhere) ?? null
}
