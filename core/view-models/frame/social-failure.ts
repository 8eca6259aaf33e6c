import type { Failure } from '../../domain/errors/failure.ts'
import { frameMessage } from '../../domain/frame/words.ts'
import { socialNames } from '../../domain/options/social-provider.ts'
import { connection } from '../../events/connection/connection.ts'
import { social } from '../../events/frame/social.ts'
import { frameFlow } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmailField } from '../../strings/en/email-field.ts'
import { enSocial } from '../../strings/en/social.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Mood, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enEmailField, ...enSocial }
type TextName = TextWith<typeof words, 'provider'>
type Words = readonly [title: TextName, body: TextName, retry: TextName]

const wordsByCode: Partial<Record<Failure['code'], Words>> = {
  'popup-blocked': ['social.blocked', 'social.blockedBody', 'social.openWindow'],
  'user-rejected': ['social.declined', 'social.declinedBody', 'social.retry'],
  unreachable: ['social.unreachable', 'email.unavailableBody', 'social.retry'],
  'not-loaded': ['social.unreachable', 'email.unavailableBody', 'social.retry'],
  'timed-out': ['social.failed', 'email.unavailableBody', 'social.retry'],
}
const expired: Words = ['farcaster.expired', 'farcaster.expiredBody', 'farcaster.renew']
const failed: Words = ['social.failed', 'social.failedBody', 'social.retry']

/**
 * Returns why a sign-in by a social account does not go on, and a button that tries again. Uses the frame's
 * own words if it gave a reason. Null while the sign-in goes on.
 */
export function socialFailure(
  state: StateOf<'frame'>,
): { readonly mood: Mood; readonly status: Notice; readonly retry: Button } | null {
  const text = textsOf(state, words)
  const { flow } = state.social
  const button = { part: 'button', tone: 'accent' } as const
  if (flow?.step === 'accepted')
    return frameFlow(state.connection)?.step === 'failed'
      ? {
          mood: 'failed',
          status: {
            part: 'notice',
            tone: 'negative',
            title: text('social.connectFailed'),
            body: text('social.connectFailedBody'),
          },
          retry: { ...button, icon: 'retry', label: text('social.retry'), press: connection.retried() },
        }
      : null
  if (!flow?.failure) return null
  const { code, in: step } = flow.failure
  const isExpired = flow.provider === 'farcaster' && step === 'account' && code === 'timed-out'
  const [title, body, retry] = isExpired ? expired : (wordsByCode[code] ?? failed)
  const provider = { provider: socialNames[flow.provider] }
  const told = (title === 'social.failed' && frameMessage(flow.failure)) || text(body, provider)
  const mood = moodAfter(flow.failure)
  return {
    mood,
    status: { part: 'notice', tone: toneOf(mood), title: text(title, provider), body: told },
    retry: {
      ...button,
      icon: code === 'popup-blocked' ? 'window' : 'retry',
      label: text(retry, provider),
      press: social.chosen({ provider: flow.provider, by: 'visitor' }),
    },
  }
}
