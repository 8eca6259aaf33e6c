import type { Sending } from '../../../../core/domain/send/sending.ts'
import type { SendState } from '../../../../core/reducers/send/send.ts'
import { send } from '../../../../core/events/send/send.ts'

type Page = { readonly latchkey: { readonly state: () => { readonly send?: SendState | undefined } } }

/** The sending that was started last, by a visitor or by the host. */
export function lastSending({ latchkey }: Page): Sending | undefined {
  return Object.values(latchkey.state().send?.sendings ?? {}).at(-1)
}

/** What cancels the sending that was started last. */
export function cancelLast(page: Page) {
  return send.cancelled({ flow: lastSending(page)?.id ?? '' })
}
