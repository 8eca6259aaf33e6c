import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSend } from '../../strings/en/send.ts'
import { networkName } from '../formats/network-name.ts'
import type { Button, Notice } from '../parts/parts.ts'
import { retryButton } from './send-failure.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns whether the token that a host requested was not found: the account has none, or the lookup failed. */
export function isTokenMissed({ send: { prefill } }: StateOf<'send'>): boolean {
  return prefill !== null && (prefill.isMissing || prefill.failure !== null)
}

/** Returns why the token that a host requested was not found. If the lookup failed, adds a button that tries again. */
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
