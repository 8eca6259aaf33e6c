import { Observable, concat, defer, take, throwError } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { framePersonLimit } from '../../core/domain/limits.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { answerWait } from './answer-wait.ts'
import { saysTakenBack } from './frame-error.ts'
import { appMessage, envelopeOf, misreadIn, outcomeIn, tokenIn } from './frame-message.ts'
import type { Envelope, Outcome } from './frame-message.ts'
import { undoneRequest } from './frame-requests.ts'
import type { MessagePage, PageMessage, PostWindow } from './message-window.ts'
import { questions } from './questions.ts'
import type { PayloadOf, QuestionName } from './questions.ts'
import { unclearOutcome } from './unclear-outcome.ts'
import { createUnclearRequests } from './unclear-requests.ts'
import type { LateEnd } from './unclear-requests.ts'

/**
 * Counts of ignored messages: `foreign` ones did not come from the frame, `malformed` ones cannot be read, and `unasked` ones answer no open
 * question.
 */
export type IgnoredMessages = Record<'foreign' | 'malformed' | 'unasked', number>

/** The parts of a channel. `frame` returns the window inside the iframe. `told` receives each session token. */
export type ChannelParts = {
  readonly page: MessagePage
  readonly origin: string
  readonly frame: () => PostWindow | null
  readonly clock: PlainClock
  readonly createId: () => string
  readonly told: (token: string) => void
}

/** A question to the frame. With `cancelled`, the visitor confirms it, and an abort of that signal cancels it. */
export type ChannelQuestion<Name extends QuestionName> = {
  readonly name: Name
  readonly payload: PayloadOf<Name>
  readonly limit?: number
  readonly cancelled?: AbortSignal
}

/** The questions to the frame and their answers. All other messages of the page are ignored. */
export type FrameChannel = {
  /**
   * Posts a question on subscription and emits its outcome, within `limit` milliseconds. A question that times out is cancelled at the frame if
   * the visitor could still approve it.
   */
  readonly ask: <Name extends QuestionName>(
    question: ChannelQuestion<Name>,
    signal: AbortSignal,
  ) => Observable<Outcome<Name>>
  /** Emits how a request ended that failed with an unknown outcome. `id` is in the `data` of its error. Fails if the frame is removed first. */
  readonly endOf: (id: string) => Observable<LateEnd>
  /** Returns whether a cancelled request may still be shown or have been run: the frame has not confirmed the cancellation. */
  readonly isUnclear: () => boolean
  /** Resolves when the frame has confirmed all cancellations, or when no request waits for one any longer. */
  readonly whenConfirmed: () => Promise<unknown>
  /** Returns how many messages were ignored so far. */
  readonly ignored: () => IgnoredMessages
  /** Stops listening. All open and later questions fail with the given reason. */
  readonly close: (why: unknown) => void
}

/** Questions that the visitor may still approve after their caller stopped waiting: a request inside the frame, and a sign-in on another device. */
const takenBack: ReadonlySet<QuestionName> = new Set(['RPC_REQUEST', 'CONNECT_FARCASTER'])

type OpenQuestion = {
  readonly name: QuestionName
  readonly take: (envelope: Answering) => boolean
  /** Records that the request was approved before its cancellation. Returns whether it was cancelled. */
  readonly keep: () => boolean
  /** Records that the cancelled request was not run. Returns whether it was cancelled. */
  readonly letGo: () => boolean
  /** Records that an unreadable message may have been the answer. */
  readonly misread: () => void
  /** Whether the visitor answers outside of the frame, such as on another device, and so may take long. */
  readonly isPatient: boolean
  /** Ends the question because the frame is removed. */
  readonly lose: (why: unknown) => void
}
type Answering = Extract<Envelope, { readonly name: QuestionName }>

/** How many ids of past questions are remembered. So a late answer to one of them does not count as a wrong answer to another. */
const mostIds = 200

/** Opens a channel. It accepts only messages that the frame's own window sends from the frame's own origin. */
export function openFrameChannel(parts: ChannelParts): FrameChannel {
  const open = new Map<string, OpenQuestion>()
  const ignored: IgnoredMessages = { foreign: 0, malformed: 0, unasked: 0 }
  const unclear = createUnclearRequests()
  const given = new Set<string>()
  let whyClosed: unknown = new LatchkeyError('unreachable', 'The secure frame was loaded anew.')

  const whyIgnored = (event: PageMessage): keyof IgnoredMessages | null => {
    // Scripts of the page can forge events with any origin and source. Browsers mark only genuine events as trusted.
    const isOfFrame = event.isTrusted && event.origin === parts.origin
    const { source } = event
    if (!isOfFrame || source === null || source !== parts.frame()) return 'foreign'
    const envelope = envelopeOf(event.data)
    if (!envelope) {
      misread(misreadIn(event.data))
      return 'malformed'
    }
    if (envelope.kind === 'session') return tell(tokenIn(envelope.payload))
    const { id } = envelope
    const question = open.get(id)
    if (envelope.kind === 'kept')
      return [question?.keep(), unclear.goesOn(id)].includes(true) ? null : 'unasked'
    if (envelope.kind === 'let-go')
      return [unclear.end(id, envelope), question?.letGo()].includes(true) ? null : 'unasked'
    if (!question) return hearLate(envelope)
    if (question.name !== envelope.name) return 'unasked'
    return question.take(envelope) ? null : 'malformed'
  }

  const hearLate = ({ name, kind, id, payload }: Answering): 'unasked' | 'malformed' | null => {
    if (name !== 'RPC_REQUEST' || !unclear.has(id)) {
      if (!given.has(id)) misread(name)
      return 'unasked'
    }
    const outcome = outcomeIn(name, kind, payload)
    if (!outcome) return 'malformed'
    unclear.end(id, outcome)
    return null
  }

  /**
   * After an unreadable message that may have been the answer, the question waits only a short time. A question that the visitor answers
   * elsewhere keeps its limit.
   */
  const misread = (name: QuestionName | 'any' | null) => {
    for (const question of open.values())
      if (name === question.name || (name === 'any' && !question.isPatient)) question.misread()
  }

  const tell = (token: string | null) => {
    if (token === null) return 'malformed'
    parts.told(token)
    return null
  }

  const hear = (event: PageMessage) => {
    const why = whyIgnored(event)
    if (why) ignored[why] += 1
  }

  const post = (message: { readonly type: string; readonly id: string }) => {
    const frame = parts.frame()
    if (!frame) throw new LatchkeyError('unreachable', 'W3mFrame: iframe is not set')
    frame.postMessage(message, parts.origin)
  }

  const ask: FrameChannel['ask'] = (question, signal) => {
    const { name, payload, limit = questions[name].limit, cancelled } = question
    const answered = new Observable<Outcome<typeof name>>((subscriber) => {
      const id = parts.createId()
      const message = appMessage(name, id, payload)
      const method = methodIn(payload)
      let hasMisspoken = false
      const fail = (error: unknown) => subscriber.error(error)
      const takeBack = () => {
        if (!takenBack.has(name) || !parts.frame()) return
        if (cancelled) unclear.add(id)
        post({ type: '@w3m-app/RPC_ABORT', id })
      }
      const wait = answerWait({
        clock: parts.clock,
        limit,
        cancelled,
        takeBack,
        undone: () => undoneRequest(method, hasMisspoken ? null : limit),
        late: () => (hasMisspoken ? unreadable(name) : unanswered(name, limit)),
        unclear: (why) => {
          unclear.giveUp(id)
          return unclearOutcome(hasMisspoken ? 'malformed-answer' : 'timed-out', { method, id }, [why])
        },
        fail,
      })
      const take = ({ kind, payload }: Answering) => {
        const outcome = outcomeIn(name, kind, payload)
        if (!outcome) {
          misread()
          return false
        }
        open.delete(id)
        unclear.end(id, outcome)
        const isRefusal = outcome.kind === 'refused' && saysTakenBack(outcome.words)
        const reason = isRefusal ? wait.reason() : null
        if (reason) fail(reason)
        else subscriber.next(outcome)
        subscriber.complete()
        return true
      }
      const misread = () => {
        hasMisspoken = true
        wait.hurry()
      }
      const lose = (why: unknown) => {
        if (!cancelled || !(why instanceof LatchkeyError)) return fail(why)
        fail(unclearOutcome('unreachable', { method, id }, [why.shortMessage]))
      }
      const isPatient = cancelled !== undefined || limit > framePersonLimit
      given.add(id)
      if (given.size > mostIds) given.delete([...given][0] ?? '')
      open.set(id, { name, take, keep: wait.keep, letGo: wait.letGo, misread, isPatient, lose })
      subscriber.add(() => {
        if (open.delete(id) && !wait.isTakenBack()) takeBack()
        wait.end()
      })
      post(message)
      wait.begin()
    })
    return answered.pipe(failingWhenAborted(signal))
  }

  parts.page.addEventListener('message', hear)
  return {
    ask,
    endOf: (id) =>
      concat(
        unclear.endOf(id),
        defer(() => throwError(() => whyClosed)),
      ).pipe(take(1)),
    isUnclear: unclear.isAny,
    whenConfirmed: unclear.whenConfirmed,
    ignored: () => ({ ...ignored }),
    close: (why) => {
      parts.page.removeEventListener('message', hear)
      whyClosed = why
      for (const { lose } of open.values()) lose(why)
      unclear.close()
    },
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
