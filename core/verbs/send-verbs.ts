import type { BaseUnits } from '../domain/values/amount.ts'
import { decimalOf } from '../domain/values/amount.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { networkOf } from '../domain/network/network.ts'
import { wrongArgument } from '../domain/features/route.ts'
import type { Route } from '../domain/features/route.ts'
import type { SendOrder } from '../domain/send/order.ts'
import type { SendRisk } from '../domain/send/risk.ts'
import { sendingCostOf } from '../domain/send/sending-cost.ts'
import { isDoubtful, isSameOrder, isUnsigned } from '../domain/send/sending.ts'
import type { Sending } from '../domain/send/sending.ts'
import { pendingSending } from '../domain/send/sendings.ts'
import { worthDecimals } from '../domain/tokens/worth.ts'
import { send } from '../events/send/send.ts'
import { abortedVerb } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import { unknownFieldRefusal } from './known-fields.ts'
import { isSwitchedOff } from '../domain/options/switched-off.ts'
import type { Latchkey } from '../latchkey.ts'
import type { RootState } from '../reducers/root.ts'
import { activeAccount } from '../selectors/account/active-account.ts'
import { risksOfOrder } from '../selectors/send/risks.ts'
import { isSigner, signerNow } from '../selectors/connection/signer-now.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { expectReady } from './expect-ready.ts'
import { requestSendQuote } from './request-send-quote.ts'
import type { SendQuote } from './request-send-quote.ts'
import { runFlow } from './run-flow.ts'

/** A transfer that a host requests. */
export type SendRequest = {
  /** `native` for the coin, or the address of a token of the connected account. */
  readonly token: string
  /** The amount in whole tokens, such as `1.5`. */
  readonly amount: string
  /** The address or name of the receiver. */
  readonly receiver: string
  /**
   * The risks that the host accepts.
   * `token-contract`, `keyless`: nothing can ever return from that receiver. `look-alike`: it looks like an address that the visitor knows.
   * `own-undeployed`: an own account that is not deployed on this network yet. `unchecked-receiver`: the address could not be checked on Ethereum.
   * `named-by-service`: no chain confirms the address of the name. `open-request`: a wallet of the account may still sign an earlier transfer, or may
   * have sent one. `other-symbol`: the token's contract has another symbol. `unchecked`: no node could simulate the transaction. `costly`: the
   * network's cost is more than half of the amount, or the gas price is unusually high.
   */
  readonly accept?: readonly SendRisk[] | undefined
}

/** The estimated network fee of a transfer. */
export type SendOffer = {
  /** The fee in base units of the coin. */
  readonly cost: BaseUnits
  /** The fee in whole coins. */
  readonly formatted: string
  /** The symbol of the coin. */
  readonly symbol: string
  /** The fee in US dollars, as a plain decimal text; null if the price of the coin is unknown. */
  readonly costWorth: string | null
}

/** Verbs that send without any view. */
export type SendVerbs = {
  /**
   * Asks what a transfer would cost now, for the active account. No wallet is asked, and no risk is refused.
   * The answer does not depend on the modal, and no form changes.
   * @throws {LatchkeyError} as `send`, without risks, failures of wallets and `request-pending`. `aborted` only after a stop.
   */
  readonly quote: (request: Omit<SendRequest, 'accept'>) => Promise<SendOffer>
  /**
   * Looks up the receiver, prices the transfer, and asks the wallet to sign and send it. Resolves with the hash (on Solana the signature) once the
   * wallet has sent it.
   * @throws {LatchkeyError} `bad-request` if the request or the signal is none, `feature-disabled`, `unauthorized` if no wallet is connected.
   * `chain-unsupported` on a network that is not offered, `insufficient-funds`, `invalid-address`.
   * `risk-not-accepted` if `accept` does not name a risk.
   * `user-rejected`, or whatever else a request to the wallet or a question to a node rejects with.
   * `request-pending` while a wallet is being asked for another transfer of the account.
   * `aborted` after a stop, or once `signal` aborts. `aborted` also if the account cannot sign any more before the wallet is asked, or its session
   * ends after that.
   * The message says if the wallet may still sign it.
   */
  readonly send: (request: SendRequest & Abortable) => Promise<{ readonly hash: string }>
}

const feature = 'send'
const unsent = 'Nothing was sent'

/** Returns the verbs that quote and send. */
export function createSendVerbs(latchkey: Latchkey): SendVerbs {
  const state = () => latchkey.state() as RootState
  return {
    quote: async (request) => {
      await expectRequest('quote of sendings', 'quote()', request)
      const undone = 'Nothing was quoted'
      await expectReady(latchkey, feature, undone)
      const holder = activeAccount(state())
      if (!holder) throw await verbNotDone(undone, { code: 'unauthorized' })
      return offerOf(state(), await requestSendQuote(latchkey, holder, request, undone))
    },
    send: async (request) => {
      await expectRequest('send', 'send()', request)
      const { accept, signal } = request
      await expectReady(latchkey, feature, unsent, signal)
      const holder = activeAccount(state())
      if (!holder) throw await verbNotDone(unsent, { code: 'unauthorized' })
      const before = Object.values(state().send?.sendings ?? {}).filter(isUnsigned)
      const quote = await requestSendQuote(latchkey, holder, request, unsent, signal)
      if (signal?.aborted) throw await verbNotDone(unsent, abortedVerb)
      const failure = refusalOf(state(), quote, before, accept ?? [])
      if (failure) throw await verbNotDone(unsent, failure)
      return { hash: await runSending(latchkey, quote.order, signal) }
    },
  }
}

/** Throws `bad-request` for a value that is no request, or a field that the form would not take. */
async function expectRequest(
  what: 'send' | 'quote of sendings',
  verb: string,
  request: Partial<SendRequest>,
): Promise<void> {
  if (Object(request) !== request)
    throw await explained('bad-request', ({ orderRefused }) => orderRefused(what, request))
  const stray = unknownFieldRefusal(what, request)
  if (stray) throw await stray
  const { token = '', amount = '', receiver = '' } = request
  const route: Route = { view: 'WalletSend', token, amount, receiver }
  const wrong = wrongArgument(route)
  if (wrong) throw await explained('bad-request', (words) => words.fieldRefused(verb, route.view, wrong))
}

/** Returns the cost of a transfer for a host. */
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

/**
 * Returns why an order is not placed, or null.
 * `before` are the transfers that no wallet had signed when the verb was called. If one of them is the same order and was signed meanwhile, that
 * signature counts for this order.
 */
function refusalOf(
  state: RootState,
  { order, held }: SendQuote,
  before: readonly Sending[],
  accept: readonly SendRisk[],
): Failure | null {
  if (isSwitchedOff(feature, state.options)) return { code: 'feature-disabled' }
  const { send: sends } = state
  const isSigned = before.some(({ id, ...one }) => isSameOrder(one, order) && sends.sendings[id]?.hash)
  if (isSigned || !isSigner(state, order.chainId, order.transfer.from)) return { code: 'aborted' }
  if (pendingSending(sends, order, 'host')) return { code: 'request-pending' }
  const refused = risksOfOrder(state, order, held).filter((risk) => !accept.includes(risk))
  if (refused.length === 0) return null
  return { code: 'risk-not-accepted', detail: `Not accepted: ${refused.join(', ')}.` }
}

/** Runs a transfer, and resolves with the hash that the wallet returns. */
async function runSending(
  latchkey: Latchkey,
  order: SendOrder,
  signal: Abortable['signal'],
): Promise<string> {
  const wallet = signerNow(latchkey.state(), order.chainId)
  const end = await runFlow(latchkey, {
    start: send.sendingRequested({ order, by: 'host', wallet }),
    feature,
    signal,
    flowIn: (state, id) => state.send?.sendings[id],
    outcomeOf: ({ step, hash, failure, isSessionOver }: Sending) => {
      if (hash !== null) return { result: hash }
      if (step === 'failed') return { failure: failure ?? { code: 'unexpected' } }
      return step === 'abandoned' ? { failure: isSessionOver ? sessionOver : cancelled } : null
    },
    cancel: (flow) => send.cancelled({ flow }),
  })
  if ('result' in end) return end.result
  throw await verbNotDone(doubtOf(end.flow) ?? unsent, end.failure)
}

const sessionOver: Failure = { code: 'aborted', detail: 'The session with its wallet ended.' }

const cancelled: Failure = { code: 'aborted', detail: 'It was cancelled in the modal.' }

/** Returns what the wallet may have done, or may still do, after the host has stopped waiting. Null for nothing. */
function doubtOf(flow: Sending | null): string | null {
  if (!flow?.isMade) return null
  if (flow.step === 'failed') return isDoubtful(flow) ? 'The wallet may have sent it' : null
  return 'The wallet may still sign it'
}
