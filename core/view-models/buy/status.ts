import { shortAddress } from '../../domain/account/account.ts'
import { isArrivalUnknown } from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isForLookedAt } from '../../selectors/buy/on-ramp.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { toneOf } from '../parts/mood.ts'
import type { Mood, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

type Text = TextWith<typeof enOnRamp, 'provider' | 'network' | 'account'>
type Words = readonly [title: Text, body: Text, mood: Mood]

/** Texts for why there is no page to pay on, by failure code. */
const bodies: Partial<Record<FailureCode, Text>> = {
  unreachable: 'onRamp.unreachableBody',
  'not-loaded': 'onRamp.unreachableBody',
  'timed-out': 'onRamp.unreachableBody',
  'chain-unsupported': 'onRamp.notThereBody',
  'http-status': 'onRamp.serviceBody',
  'malformed-answer': 'onRamp.serviceBody',
  'untrusted-origin': 'onRamp.foreignPageBody',
  'receiver-mismatch': 'onRamp.strangerBody',
  'verification-failed': 'onRamp.otherOrderBody',
}

/** Returns the state of a purchase in words. A closed window matters only while the page waits for the purchase. */
export function buyStatus(state: StateOf<'on-ramp'>, purchase: Purchase): Notice {
  const text = textsOf(state, enOnRamp)
  const names = {
    provider: purchase.provider.name,
    network: purchase.wanted.network.label,
    account: shortAddress(purchase.address),
  }
  const isOwn = isForLookedAt(state, purchase)
  const [title, body, mood] = wordsOf(purchase, isOwn, state.device.kind === 'terminal')
  return { part: 'notice', tone: toneOf(mood), title: text(title, names), body: text(body, names) }
}

/** Returns the mood of a purchase. */
export function buyMood(state: StateOf<'on-ramp'>, purchase: Purchase): Mood {
  const [, , mood] = wordsOf(purchase, isForLookedAt(state, purchase), state.device.kind === 'terminal')
  return mood
}

function wordsOf(purchase: Purchase, isOwn: boolean, isTerminal: boolean): Words {
  const { step, window, failure, link } = purchase
  if (step === 'processing') return ['onRamp.processing', 'onRamp.notify', 'waiting']
  if (step === 'bought') return ['onRamp.done', isOwn ? 'onRamp.doneBody' : 'onRamp.doneForBody', 'done']
  if (step === 'declined') return ['onRamp.buyFailed', 'onRamp.declinedBody', 'failed']
  if (step === 'overdue') return overdueWords(purchase)
  if (step === 'failed')
    return ['onRamp.buyFailed', (failure && bodies[failure.code]) ?? 'onRamp.failedBody', 'failed']
  if (step === 'unchecked') return ['onRamp.unchecked', 'onRamp.uncheckedBody', 'failed']
  if (isTerminal) return ['onRamp.buyIn', 'onRamp.notify', 'waiting']
  if (window === 'blocked' && link !== null) return ['onRamp.blocked', 'onRamp.blockedBody', 'failed']
  if (window === 'closed' && step === 'preparing')
    return ['onRamp.closed', 'onRamp.closedEarlyBody', 'waiting']
  // The provider's window seems closed although it is open if either page sends a Cross-Origin-Opener-Policy header.
  if (window === 'closed') return ['onRamp.unseen', 'onRamp.unseenBody', 'waiting']
  return ['onRamp.buyIn', step === 'preparing' ? 'onRamp.preparing' : 'onRamp.external', 'waiting']
}

/** Returns the words for an overdue purchase. Says that nothing arrived only if a service could know. */
function overdueWords(purchase: Purchase): Words {
  if (!isArrivalUnknown(purchase)) return ['onRamp.late', 'onRamp.lateBody', 'failed']
  const isAnswered = purchase.missedLooks <= 1
  return ['onRamp.unknown', isAnswered ? 'onRamp.unknownBeforeBody' : 'onRamp.unknownBody', 'failed']
}
