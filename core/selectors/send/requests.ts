import { asOpenRequest } from '../../domain/operations/stored-requests.ts'
import { openOf } from '../../domain/operations/open-request.ts'
import type { OpenOperation } from '../../domain/operations/open-request.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { orderAccount } from '../../domain/send/order.ts'
import { isDoubtful, isOpenSending } from '../../domain/send/sending.ts'
import type { StateOf } from '../../reducers/root.ts'

/** Returns what wallets of the account in the form may still sign or may have sent. */
export function openSendingBeside(state: StateOf<'send'>): readonly OpenOperation[] {
  const { holder } = state.send
  return holder ? openSendingsOf(state, holder) : []
}

/** Returns what wallets of an account may still sign or may have sent, asked here, by earlier visits or in other tabs. */
export function openSendingsOf(state: StateOf<'send'>, holder: AccountOnChain): readonly OpenOperation[] {
  return openOf([...openSendings(state), ...state.sendRequests.earlier.map(asOpenRequest)], holder)
}

/** Returns what wallets were asked to send by this visit and may still sign, or may have sent. */
export function openSendings({ send: { sendings } }: StateOf<'send'>): readonly OpenOperation[] {
  return Object.values(sendings).flatMap((one) =>
    one.wallet && isOpenSending(one)
      ? { attempt: one.id, wallet: one.wallet, holder: orderAccount(one), isDoubtful: isDoubtful(one) }
      : [],
  )
}
