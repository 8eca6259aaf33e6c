import type { AskedWallet } from './asked-wallet.ts'
import { isSameAccount } from './same-account.ts'
import type { AccountOnChain } from './same-account.ts'

/** What a wallet was asked by a press and may still sign, or may have sent (`isDoubtful`), as it failed with a reason that leaves that open; and from which account. */
export type OpenRequest = {
  readonly attempt: string
  readonly wallet: AskedWallet
  readonly holder: AccountOnChain
  readonly isDoubtful: boolean
}

/** The requests of an account that would go beside what its signer is asked now: what other wallets may still sign, and what any may have sent. What the signer itself still asks it shows by itself. */
export function openBeside(
  open: readonly OpenRequest[],
  holder: AccountOnChain | null,
  signer: AskedWallet | undefined,
): readonly OpenRequest[] {
  const isBeside = (request: OpenRequest) =>
    isSameAccount(request.holder, holder) && (request.isDoubtful || request.wallet.key !== signer?.key)
  return open.filter(isBeside)
}
