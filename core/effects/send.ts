import { ensChain } from '../domain/ens-chain.ts'
import { hexQuantity, transferCall } from '../domain/evm-transfer.ts'
import { confirmationPatience, receiverLimit } from '../domain/limits.ts'
import { isAsking } from '../domain/send-attempt.ts'
import { isMadeHere } from '../domain/transfer.ts'
import type { Transfer } from '../domain/transfer.ts'
import { typedReceiver } from '../domain/receiver.ts'
import { nextSendStep } from '../domain/send-step.ts'
import { requestedFees } from '../domain/transaction-fees.ts'
import { isOneOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { router } from '../events/router.ts'
import { send } from '../events/send.ts'
import { coinHeld } from '../selectors/coin-held.ts'
import type { StateOf } from '../reducers/root.ts'
import { withOwner } from '../selectors/own-account.ts'
import { isSendChain, sendProgress, standingQuestion } from '../selectors/send-progress.ts'
import { sendRisksOf, untoldRisks } from '../selectors/send-risks.ts'
import { signerNow } from '../selectors/signer-now.ts'
import { reachable } from './balance-request.ts'
import { defineEffect, oneSlot } from './define-effect.ts'
import { merge } from './merge.ts'
import { createTransactionAsker, isFollowed, isNewHash } from './send-sender.ts'
import { signing } from './send-signed.ts'

/** How long somebody has to stop typing before it is asked who a receiver is, in milliseconds. */
const typingSettle = 500

/** Who is meant by what was typed; typing on ends the running question, and so does signing what stands in the form. */
export const findReceiver = defineEffect<StateOf<'send'>>(({ on, state, ports, latestPer }) =>
  merge(on(send.receiverTyped), signing(on, state)).pipe(
    latestPer(oneSlot, {
      limit: receiverLimit,
      settle: typingSettle,
      ask: (event, signal) => {
        const { holder } = state().send
        if (!isOneOf(event, send.receiverTyped) || !holder) return null
        const { text } = event.data
        const { kind } = typedReceiver(text, holder.chainId)
        if (kind !== 'address' && kind !== 'name') return null
        const network = reachable(state(), holder.chainId)
        if (!network) throw { code: 'chain-unsupported' }
        return ports.send.receiver({ network, text, ensNetwork: reachable(state(), ensChain) }, signal)
      },
      then: (found, event) => {
        if (!isOneOf(event, send.receiverTyped)) return null
        return send.receiverFound({ text: event.data.text, receiver: withOwner(state(), found) })
      },
      fail: (failure, event) =>
        isOneOf(event, send.receiverTyped) ? send.receiverFailed({ text: event.data.text, failure }) : null,
    }),
  ),
)

/** What was typed before there was a token is looked up once there is one, since only then it is known on which chain. */
export const findTyped = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.tokenChosen).pipe(
    decide(() => {
      const { prefill, receiver } = state().send
      const isSought = receiver.text !== '' && !receiver.found && !receiver.failure
      return isSought && !prefill ? send.receiverTyped({ text: receiver.text }) : null
    }),
  ),
)

/** A press on Send begins an attempt with what stands in the form, once its cost is known and its risks were read; one at a time. */
export const beginSending = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  on(send.confirmed).pipe(
    decideInTurn(({ id: attempt }) => {
      const { send: form } = state()
      const question = standingQuestion(form)
      const isReady = nextSendStep(sendProgress(form, coinHeld(state(), form.holder))) === 'preview'
      if (!isReady || !form.holder || !question?.known || isAsking(form.attempt)) return null
      const { chainId } = form.holder
      if (!isSendChain(state(), chainId)) return null
      const { transfer } = question
      if (untoldRisks(state()).length > 0)
        return send.risksTold({ transfer, risks: [...sendRisksOf(state())] })
      const wallet = signerNow(state(), chainId)
      return send.attemptStarted({ attempt, chainId, transfer, wallet })
    }),
  ),
)

/** The wallet is asked to sign and send, with the fees that were shown. What it sent is followed, also where nobody waits for it any more. */
export const signTransfer = defineEffect<StateOf<'send'>>(({ on, state, ports, together }) => {
  const ask = createTransactionAsker(ports)
  return on(send.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => send.attemptLingered({ attempt }),
      ask: ({ data: { chainId, transfer } }, signal) =>
        isMadeHere(chainId) ? null : ask(state(), chainId, requestOf(state(), transfer), signal),
      then: (result, { at: askedAt, data: { attempt, chainId, transfer } }) => {
        if (!isNewHash(state(), result, { chainId, askedAt }))
          return send.attemptFailed({ attempt, failure: { code: 'malformed-answer' } })
        const params = [requestOf(state(), transfer)]
        const sent = ownTransaction.sent({ chainId, address: transfer.from, params, result, askedAt })
        return [send.signed({ attempt, hash: result }), ...(isFollowed(state()) ? [sent] : [])]
      },
      fail: (failure, { data: { attempt } }) => send.attemptFailed({ attempt, failure }),
    }),
  )
})

/** Whoever cancels goes back to the form; a wallet that was asked cannot be told so, and what it signs all the same is followed. */
export const cancelSending = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.cancelled).pipe(
    decide(() => {
      const { attempt } = state().send
      const left = isAsking(attempt) ? [send.attemptAbandoned({ attempt: attempt.id })] : []
      return [...left, router.leaveRequested()]
    }),
  ),
)

/** Nobody is kept waiting for a chain: after a while it is said that it goes on by itself. */
export const letGoInTime = defineEffect<StateOf<'send'>>(({ on, ports, latestPer }) =>
  on(send.signed).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(confirmationPatience, signal),
      then: (_, { data: { attempt } }) => send.letGo({ attempt }),
      fail: () => null,
    }),
  ),
)

/** What the wallet is asked: of the coin with the gas that was counted on, since a wallet that wants some to spare could not pay for all that there is. */
function requestOf({ send: { fees, cost } }: StateOf<'send'>, transfer: Transfer) {
  const gas = transfer.token === null && cost?.gas ? { gas: hexQuantity(cost.gas) } : {}
  return { ...transferCall(transfer), ...gas, ...requestedFees(fees) }
}
