import { isTransferChain } from '../domain/transfer.ts'
import { isWantedToken } from '../domain/wanted-token.ts'
import { account } from '../events/account.ts'
import type { EventInput } from '../events/define-events.ts'
import { send } from '../events/send.ts'
import { tokenBalances } from '../events/token-balances.ts'
import { activeSession } from '../selectors/active-session.ts'
import { coinHeld } from '../selectors/coin-held.ts'
import type { StateOf } from '../reducers/root.ts'
import { sendableTokens } from '../selectors/sendable-tokens.ts'
import { visitorDecimalMark } from '../selectors/visitor-decimal-mark.ts'
import { defineEffect } from './define-effect.ts'
import { formArrival } from './form-arrival.ts'

/** Whoever comes to the form with arguments finds it begun anew with them; one who comes back to it finds what they left. */
export const beginPrefill = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  formArrival({ on, state }, 'send', 'WalletSend').pipe(
    decide(({ route: { token = null, amount = null, receiver = null } }) =>
      send.prefillStarted({ token, amount, receiver }),
    ),
  ),
)

/** The token that was asked for is chosen once it is known that the account holds it; that it holds none is told, until it does. */
export const choosePrefill = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(send.prefillStarted, tokenBalances.received, tokenBalances.failed, account.balanceReceived).pipe(
    decideInTurn(() => chosen(state())),
  ),
)

/** Amount and receiver stand in the form as if they were typed, once there is a token that they are about: the one asked for, or the one that the visitor chose. */
export const fillPrefill = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.tokenChosen).pipe(
    decide(() => {
      const { prefill } = state().send
      if (!prefill) return null
      const { amount, receiver } = prefill
      const separator = visitorDecimalMark(state())
      return [
        ...(amount === null ? [] : [send.amountTyped({ text: amount.replace('.', separator), separator })]),
        ...(receiver === null ? [] : [send.receiverTyped({ text: receiver })]),
        send.prefillEnded(),
      ]
    }),
  ),
)

function chosen(state: StateOf<'send'>): EventInput | null {
  const { prefill, token: standing } = state.send
  const session = activeSession(state)
  const [address] = session?.accounts ?? []
  if (!prefill?.token || standing || !session || session.isLocked || address === undefined) return null
  const { chainId } = session
  if (!isTransferChain(chainId)) return null
  const wanted = prefill.token
  const { tokens, isComing } = sendableTokens(state, session)
  const found = tokens.find(({ token }) => isWantedToken(token.address, wanted))
  if (found) return send.tokenChosen({ chainId, address, token: found.token })
  const isUnknown = isComing || (wanted === 'native' && coinHeld(state, { chainId, address }) === null)
  return isUnknown || prefill.isMissing ? null : send.prefillMissed()
}
