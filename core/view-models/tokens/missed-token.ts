import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSend } from '../../strings/en/send.ts'
import { networkName } from '../formats/network-name.ts'
import type { Button, Notice } from '../parts/parts.ts'
import { retryButton } from '../order/send-failure.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Whether the token that a host asked for does not come: the account holds none, or nobody can say. */
export function isTokenMissed({ send: { prefill } }: StateOf<'send'>): boolean {
  return prefill !== null && (prefill.isMissing || prefill.failure !== null)
}

/** Says why the token that a host asked for does not come, with another try where nobody could say. */
export function missedToken(state: StateOf<'send'>): {
  readonly refusal: Notice
  readonly retry: Button | null
} {
  const text = textsOf(state, enSend)
  const { prefill } = state.send
  if (prefill?.failure?.code === 'not-a-token') {
    const title = text('send.notToken', { network: networkName(state, prefill.sought?.chainId ?? '') })
    return {
      refusal: { part: 'notice', tone: 'negative', title, body: text('send.notTokenBody') },
      retry: null,
    }
  }
  const isUnknown = prefill?.isMissing === false
  return {
    refusal: {
      part: 'notice',
      tone: 'negative',
      title: text(isUnknown ? 'send.tokenUnknown' : 'send.tokenMissing'),
      body: text(isUnknown ? 'send.tokenUnknownBody' : 'send.tokenMissingBody'),
    },
    retry: isUnknown ? retryButton(state, send.prefillRetried()) : null,
  }
}
