import { asOpenRequest } from '../../domain/operations/request/stored-requests.ts'
import { openOf } from '../../domain/operations/request/open-request.ts'
import type { OpenOperation } from '../../domain/operations/request/open-request.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { orderAccount } from '../../domain/send/order.ts'
import { isDoubtful, isOpenSending } from '../../domain/send/sending.ts'
import type { StateOf } from '../../reducers/root.ts'

/** Returns the requests that wallets of the form's account may still sign or may have sent. */
export function openSendingBeside(state: StateOf<'send'>): readonly OpenOperation[] {
  const { holder } = state.send
  return holder ? openSendingsOf(state, holder) : []
}

/** Returns the requests that wallets of an account may still sign or may have sent: of this visit, of earlier ones and of other tabs. */
export function openSendingsOf(state: StateOf<'send'>, holder: AccountOnChain): readonly OpenOperation[] {
  return openOf([...openSendings(state), ...state.sendRequests.earlier.map(asOpenRequest)], holder)
}

/** Returns the requests of this visit that wallets may still sign or may have sent. */
export function openSendings({ send: { sendings } }: StateOf<'send'>): readonly OpenOperation[] {
  return Object.values(sendings).flatMap((one) =>
    one.wallet && isOpenSending(one)
      ? { attempt: one.id, wallet: one.wallet, holder: orderAccount(one), isDoubtful: isDoubtful(one) }
      : [],
  )
}
