import { filter, map } from 'rxjs'
import { ensChain } from '../../domain/identity/ens-chain.ts'
import { receiverSettle } from '../../domain/intervals.ts'
import { receiverLimit } from '../../domain/limits.ts'
import { typedReceiver } from '../../domain/send/receiver.ts'
import { sendBlockerOf } from '../../domain/send/blocker.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { isBuiltByPage } from '../../domain/operations/transfer.ts'
import { isOneOf } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import { withOwner } from '../../selectors/account/own-account.ts'
import { isSendChain, orderInForm, sendBlockerInput } from '../../selectors/send/progress.ts'
import { sendRisksOf, unshownRisks } from '../../selectors/send/risks.ts'
import { signerNow } from '../../selectors/connection/signer-now.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'
import { signing } from './signed.ts'

/**
 * Looks up the typed receiver. If it was typed before a token was chosen, looks it up once the token determines the chain.
 * Further typing, or signing the form, aborts the running question.
 */
export const findReceiver = defineEffect<StateOf<'send'>>(({ on, state, ports, latestPer }) =>
  merge(
    on(send.receiverTyped),
    on(send.tokenChosen).pipe(filter(() => isUnsought(state()))),
    signing(on, state),
  ).pipe(
    map((event) => ({ ...event, text: isOneOf(event, send.signed) ? null : state().send.receiver.text })),
    latestPer(singleKey, {
      limit: receiverLimit,
      settle: receiverSettle,
      ask: ({ text }, signal) => {
        const { holder } = state().send
        if (text === null || !holder) return null
        const { kind } = typedReceiver(text, holder.chainId)
        if (kind !== 'address' && kind !== 'name') return null
        const network = reachable(state(), holder.chainId)
        if (!network) throw { code: 'chain-unsupported' }
        return ports.send.receiver({ network, text, ensNetwork: reachable(state(), ensChain) }, signal)
      },
      then: (found, { text }) =>
        text === null ? null : send.receiverFound({ text, receiver: withOwner(state(), found) }),
      fail: (failure, { text }) => (text === null ? null : send.receiverFailed({ text, failure })),
    }),
  ),
)

/** Returns whether the typed receiver was not looked up yet. A prefilled one is typed once there is a token. */
function isUnsought({ send: { prefill, receiver } }: StateOf<'send'>): boolean {
  return receiver.text !== '' && !receiver.found && !receiver.failure && !prefill
}

/** Answers a press on Send: shows what is missing or unread risks, or places the order. */
export const answerPress = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(send.confirmed).pipe(
    decideInTurn(() => {
      const { send: form } = state()
      const { holder, entry, receiver } = form
      if (!holder) return null
      const { chainId } = holder
      if (!isSendChain(state(), chainId)) return refusal('send.chainUnsupported')
      const isWhole = entry.amount !== null && entry.amount !== '0' && receiver.found !== null
      if (!isWhole) return isBuiltByPage(chainId) ? refusal('send.incomplete') : null
      const order = orderInForm(form)
      const isReady = sendBlockerOf(sendBlockerInput(form, coinBalance(state(), holder))) === null
      if (!isReady || !order?.cost || isAwaitingWallet(shownSending(form))) return null
      if (unshownRisks(state()).length > 0)
        return send.risksShown({ transfer: order.transfer, risks: [...sendRisksOf(state())] })
      const { cost } = order
      const wallet = signerNow(state(), chainId)
      return send.sendingRequested({ order: { ...order, cost }, by: 'visitor', wallet })
    }),
  ),
)

function refusal(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
