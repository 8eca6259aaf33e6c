import type { AccountOnChain } from '../domain/account/same-account.ts'
import type { SendOrder } from '../domain/send/order.ts'
import type { HeldToken } from '../domain/tokens/balances.ts'
import { isOneOf } from '../events/define-events.ts'
import { send } from '../events/send/send.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import { verbNotDone } from './verb-failure.ts'
import { followIntent } from './follow-intent.ts'

/** The transfer to quote. */
export type SendQuoteOrder = {
  readonly token: string
  readonly amount: string
  readonly receiver: string
}

/** The quoted order, and the tokens of its account as far as the service listed them. */
export type SendQuote = { readonly order: SendOrder; readonly held: readonly HeldToken[] }

/**
 * Asks for the cost of a transfer. No wallet is asked, and no form changes.
 * @throws {LatchkeyError} with the reason why it cannot be sent; `aborted` once the signal aborts.
 */
export async function requestSendQuote(
  latchkey: Latchkey,
  { chainId, address }: AccountOnChain,
  { token, amount, receiver }: SendQuoteOrder,
  undone: string,
  signal?: Abortable['signal'],
): Promise<SendQuote> {
  const outcome = await followIntent<SendQuote>(latchkey, {
    intent: send.quoteRequested({ chainId, address, token, amount, receiver }),
    feature: 'send',
    signal,
    outcomeAt: (event, flow) => {
      if (event.flow !== flow) return null
      if (isOneOf(event, send.quoteFailed)) return { failure: event.data.failure }
      return isOneOf(event, send.quoted) ? { result: event.data } : null
    },
  })
  if ('result' in outcome) return outcome.result
  throw await verbNotDone(undone, outcome.failure)
}
