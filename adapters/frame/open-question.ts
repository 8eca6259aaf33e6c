import type { Subscriber } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { framePersonLimit } from '../../core/domain/limits.ts'
import type { PlainClock } from '../browser/clock.ts'
import { answerWait } from './answer-wait.ts'
import type { AnswerWait } from './answer-wait.ts'
import { saysTakenBack } from './frame-error.ts'
import { outcomeIn } from './frame-message.ts'
import type { Envelope, Outcome } from './frame-message.ts'
import { undoneRequest } from './frame-requests.ts'
import { questions } from './questions.ts'
import type { PayloadOf, QuestionName } from './questions.ts'
import { unclearOutcome } from './unclear-outcome.ts'
import type { UnclearRequests } from './unclear-requests.ts'

/** A question to the frame. With `cancelled`, the visitor confirms it, and an abort of that signal cancels it. */
export type ChannelQuestion<Name extends QuestionName> = {
  readonly name: Name
  readonly payload: PayloadOf<Name>
  readonly limit?: number
  readonly cancelled?: AbortSignal
}

/** A message that answers or refuses a question. */
export type Answering = Extract<Envelope, { readonly name: QuestionName }>

/** A question that waits for its answer. */
export type UnansweredQuestion = Pick<AnswerWait, 'begin' | 'end' | 'isTakenBack' | 'keep' | 'letGo'> & {
  readonly name: QuestionName
  /** Takes an answer. Returns whether it can be read. */
  readonly take: (envelope: Answering) => boolean
  /** Records that an unreadable message may have been the answer. */
  readonly misread: () => void
  /** Whether the visitor answers outside of the frame, such as on another device, and so may take long. */
  readonly isPatient: boolean
  /** Ends the question because the frame is removed. */
  readonly lose: (why: unknown) => void
}

/** The channel of an open question. */
type QuestionChannel = {
  readonly id: string
  readonly clock: PlainClock
  readonly unclear: Pick<UnclearRequests, 'end' | 'giveUp'>
  /** Cancels the question at the frame, if the visitor could still approve it. */
  readonly cancel: () => void
  /** Removes the question from the open ones, because its answer has arrived. */
  readonly remove: () => void
}

/** Opens a question. Its outcome goes to the subscriber. */
export function openQuestion<Name extends QuestionName>(
  { name, payload, limit = questions[name].limit, cancelled }: ChannelQuestion<Name>,
  { id, clock, unclear, cancel, remove }: QuestionChannel,
  subscriber: Subscriber<Outcome<Name>>,
): UnansweredQuestion {
  const method = methodIn(payload)
  let hasMisspoken = false
  const fail = (error: unknown) => subscriber.error(error)
  const { hurry, reason, ...wait } = answerWait({
    clock,
    limit,
    cancelled,
    takeBack: cancel,
    undone: () => undoneRequest(method, hasMisspoken ? null : limit),
    late: () => (hasMisspoken ? unreadable(name) : unanswered(name, limit)),
    unclear: (why) => {
      unclear.giveUp(id)
      return unclearOutcome(hasMisspoken ? 'malformed-answer' : 'timed-out', { method, id }, [why])
    },
    fail,
  })
  const misread = () => {
    hasMisspoken = true
    hurry()
  }
  const take = ({ kind, payload: answer }: Answering) => {
    const outcome = outcomeIn(name, kind, answer)
    if (!outcome) {
      misread()
      return false
    }
    remove()
    unclear.end(id, outcome)
    const isRefusal = outcome.kind === 'refused' && saysTakenBack(outcome.words)
    const why = isRefusal ? reason() : null
    if (why) fail(why)
    else subscriber.next(outcome)
    subscriber.complete()
    return true
  }
  const lose = (why: unknown) => {
    if (!cancelled || !(why instanceof LatchkeyError)) return fail(why)
    fail(unclearOutcome('unreachable', { method, id }, [why.shortMessage]))
  }
  return {
    ...wait,
    name,
    take,
    misread,
    isPatient: cancelled !== undefined || limit > framePersonLimit,
    lose,
  }
}

function methodIn(payload: unknown): string {
  const { method } = Object(payload) as { readonly method?: unknown }
  return typeof method === 'string' ? method : ''
}

function unanswered(name: QuestionName, limit: number): LatchkeyError {
  const message = `The secure frame gave no answer to ${name} within ${limit / 1000} seconds; try again.`
  return new LatchkeyError('timed-out', message)
}

function unreadable(name: QuestionName): LatchkeyError {
  return new LatchkeyError('malformed-answer', `The secure frame's answer to ${name} cannot be read.`)
}
