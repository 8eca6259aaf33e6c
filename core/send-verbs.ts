import type { BaseUnits } from './domain/amount.ts'
import { decimalOf } from './domain/amount.ts'
import { ofAccount } from './domain/by-account.ts'
import type { Failure } from './domain/failure.ts'
import type { SendRisk } from './domain/send-risk.ts'
import { isAsking } from './domain/send-attempt.ts'
import { networkOf } from './domain/network.ts'
import { wrongArgument } from './domain/route.ts'
import type { Route } from './domain/route.ts'
import { sendRefusal } from './domain/send-refusal.ts'
import { nextSendStep } from './domain/send-step.ts'
import { sendingCostOf } from './domain/sending-cost.ts'
import { worthDecimals } from './domain/worth.ts'
import { isSureRefusal } from './domain/sure-refusal.ts'
import { account } from './events/account.ts'
import { isOneOf } from './events/define-events.ts'
import { send } from './events/send.ts'
import { driveFlow, lost, takenBack } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { activeSession } from './selectors/active-session.ts'
import { coinHeld } from './selectors/coin-held.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { sendableTokens } from './selectors/sendable-tokens.ts'
import { isSendChain, sendProgress, standingQuestion } from './selectors/send-progress.ts'
import { sendRisksOf } from './selectors/send-risks.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { explained, notDone } from './verb-failure.ts'
import { expectReady } from './verbs/expect-ready.ts'
import { quoteSending } from './verbs/quote-sending.ts'
import type { SendQuote } from './verbs/quote-sending.ts'

/** What is sent: the coin (`native`) or a token of the connected account by its address, how much of it in whole tokens such as `1.5`, and to whom, an address or a name. */
export type SendRequest = {
  readonly token: string
  readonly amount: string
  readonly receiver: string
  /** The risks in spite of which it is sent: `token-contract` or `keyless` for a receiver from which nothing ever comes back, `look-alike` for one that looks like an address that the visitor knows, `own-undeployed` for an own account that does not stand on this network yet, `unchecked-receiver` for an address that could not be checked on Ethereum, `open-request` for an earlier sending that another wallet of the account may still sign. */
  readonly accept?: readonly SendRisk[] | undefined
}

/** What the network is likely to take for a sending: in base units and in whole coins, whose symbol stands beside. */
export type SendOffer = {
  readonly cost: BaseUnits
  readonly formatted: string
  readonly symbol: string
  /** What that is worth in US dollars, as a plain decimal text; null if the price of the coin is not known. */
  readonly costWorth: string | null
}

/** What sends without any view. */
export type SendVerbs = {
  /**
   * Asks what a sending would cost now, for the account that is looked at. Nobody signs anything, and no risk is refused.
   * It answers whatever the modal shows, and touches no form.
   * @throws {LatchkeyError} as `send`, except for risks, for what only a wallet says, and for `request-pending`; `aborted` after a stop alone.
   */
  readonly quote: (request: Omit<SendRequest, 'accept'>) => Promise<SendOffer>
  /**
   * Looks up the receiver, prices the transfer, asks the wallet to sign and send it, and answers its hash, on Solana its signature, once the wallet sent it.
   * @throws {LatchkeyError} `bad-request` for what is no request or no signal, `feature-disabled`, `unauthorized`, `chain-unsupported` on a network that is not offered, `insufficient-funds`, `invalid-address`, `risk-not-accepted` for a risk that `accept` does not name, `user-rejected` and whatever else a
   * request to the wallet or a question to a node rejects with; `request-pending` while another flow runs, the modal is open, or a visitor has yet to sign what they began; `aborted` after a stop, when another account or network is looked at before the wallet is asked, and where a visitor takes it over: who opens the modal before that, or cancels there, is the one to press from then on; also once `signal` aborts. What a wallet was asked for it may still sign then, which the message says.
   */
  readonly send: (request: SendRequest & GivingUp) => Promise<{ readonly hash: string }>
}

/** Sends by what the form and its review would. */
export function createSendVerbs(latchkey: Latchkey): SendVerbs {
  return {
    quote: async (request) => {
      const route = await routeFor('quote of sendings', request)
      const wrong = wrongArgument(route)
      if (wrong)
        throw await explained('bad-request', (words) => words.fieldRefused('quote()', route.view, wrong))
      const undone = 'Nothing was quoted'
      await expectReady(latchkey, 'send', undone)
      const state = latchkey.state() as RootState
      const holder = lookedAt(state)
      if (!holder) throw await notDone(undone, { code: 'unauthorized' })
      return offerOf(state, await quoteSending(latchkey, holder, request, undone))
    },
    send: async (request) => {
      const route = await routeFor('send', request)
      const { accept, signal } = request as Partial<SendRequest> & GivingUp
      return driveFlow(
        latchkey,
        { verb: 'send()', undone: 'Nothing was sent', route, signal },
        async (drive) => {
          if (coinFailure(drive.state())) drive.send(account.balanceRefreshed())
          const ready = whetherAccepted(accept ?? [])
          await drive.until(ready)
          return { hash: await pressed(drive, ready) }
        },
      )
    },
  }
}

/** The form as it is asked for. Fails with `bad-request` for what is no request at all. */
async function routeFor(verb: 'send' | 'quote of sendings', request: Partial<SendRequest>): Promise<Route> {
  if (Object(request) !== request)
    throw await explained('bad-request', ({ orderRefused }) => orderRefused(verb, request))
  const stray = unknownFieldRefusal(verb, request)
  if (stray) throw await stray
  const { token = '', amount = '', receiver = '' } = request
  return { view: 'WalletSend', token, amount, receiver }
}

/** Words what a sending costs. */
function offerOf({ options }: RootState, { order, held }: SendQuote): SendOffer {
  const { cost, worth } = sendingCostOf(order.cost, held)
  const coin = networkOf(options?.networks ?? [], order.chainId)?.nativeCurrency
  return {
    cost,
    formatted: decimalOf(cost, coin?.decimals ?? 0),
    symbol: coin?.symbol ?? '',
    costWorth: worth === null ? null : decimalOf(String(worth), worthDecimals),
  }
}

const answers = [send.signed, send.attemptFailed, send.attemptAbandoned] as const

/** Presses as a visitor would, and answers the hash of what the wallet sent; what becomes of other attempts is none of it. */
function pressed(
  { send: press, until, answer }: Drive,
  ready: (state: RootState) => Sought<true>,
): Promise<string> {
  let asked: string | null = null
  let isGiven = false
  const answered = answer<string>({
    look: ({ send: form }, event) => {
      if (event === null) return null
      if (isOneOf(event, send.attemptStarted)) asked ??= event.data.attempt
      if (form.attempt?.id === asked) isGiven ||= form.attempt.isMade
      else if (isOneOf(event, send.transactionMade) && event.data.attempt === asked) return lost
      if (!isOneOf(event, ...answers) || event.data.attempt !== asked) return null
      if (isOneOf(event, send.signed)) return { found: event.data.hash }
      if (!isOneOf(event, send.attemptFailed)) return { failure: takenBack }
      const { failure } = event.data
      return { failure, isDoubtful: isGiven && !isSureRefusal(failure.code) }
    },
    mayStill: ({ send: { attempt } }) =>
      asked !== null && (isGiven || attempt?.id === asked) ? 'The wallet may still sign it' : null,
    cancelled: ({ send: { attempt } }) =>
      asked !== null && attempt?.id === asked && isAsking(attempt) ? send.cancelled() : null,
  })
  press(send.confirmed())
  // The risks that are accepted are told by the first press.
  if (asked === null) press(send.confirmed())
  if (asked !== null) return answered
  const refused = until<never>((state) => {
    const sought = ready(state)
    return sought && 'failure' in sought ? sought : lost
  })
  return Promise.race([answered, refused])
}

/** Whether what stands in the form can be signed, with no risks but those that are accepted. */
function whetherAccepted(accept: readonly SendRisk[]) {
  return (state: RootState): Sought<true> => {
    const sought = whetherReady(state)
    if (!sought || !('found' in sought)) return sought
    const refused = sendRisksOf(state).filter((risk) => !accept.includes(risk))
    if (refused.length === 0) return sought
    return { failure: { code: 'risk-not-accepted', detail: `Not accepted: ${refused.join(', ')}.` } }
  }
}

/** Whether what stands in the form can be signed, or why it cannot. */
function whetherReady(state: RootState): Sought<true> {
  const { send: form } = state
  const holder = lookedAt(state)
  if (holder && !isSendChain(state, holder.chainId)) return { failure: { code: 'chain-unsupported' } }
  if (isAsking(form.attempt)) return { failure: { code: 'request-pending' } }
  if (form.prefill?.isMissing) return { failure: { code: 'insufficient-funds' } }
  if (form.prefill?.failure) return { failure: form.prefill.failure }
  if (form.prefill !== null) {
    const session = form.prefill.token === 'native' ? activeSession(state) : null
    const failure = session && !sendableTokens(state, session).isComing ? coinFailure(state) : null
    return failure && { failure }
  }
  if (form.receiver.failure) return { failure: form.receiver.failure }
  const step = nextSendStep(sendProgress(form, coinHeld(state, form.holder)))
  if (step === 'select-token') return lost
  const refusal = sendRefusal(step, {
    chainId: form.holder?.chainId ?? '',
    decimals: Number(form.token?.decimals ?? 18),
    found: form.receiver.found,
  })
  if (refusal) return { failure: refusal }
  if (step !== 'preview') return null
  const question = standingQuestion(form)
  if (question?.failure) return { failure: question.failure }
  return question?.known ? { found: true } : null
}

/** Why nobody knows how much of the coin there is; null where it is known, or still asked for. */
function coinFailure(state: RootState): Failure | null {
  const holder = lookedAt(state)
  if (!holder || coinHeld(state, holder) !== null) return null
  return ofAccount(state.account.balances, holder)?.failure ?? null
}
