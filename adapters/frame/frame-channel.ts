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
import { questions } from './questions.ts'
import type { PayloadOf, QuestionName } from './questions.ts'
import { unclearOutcome } from './unclear-outcome.ts'
import { createUnclearRequests } from './unclear-requests.ts'
import type { LateEnd } from './unclear-requests.ts'

/** The part of a window that messages are posted to. */
export type PostWindow = { postMessage(message: unknown, origin: string): void }

/** What is looked at of a message that came to the page. */
export type PageMessage = Pick<MessageEvent, 'isTrusted' | 'origin' | 'source' | 'data'>

/** The part of a page's window that hears messages. */
export type MessagePage = {
  addEventListener(type: 'message', hear: (event: PageMessage) => void): void
  removeEventListener(type: 'message', hear: (event: PageMessage) => void): void
}

/** Messages that nothing came of: of others than the frame, not to be read, and about what nobody waits for (never asked, answered before, or too late). */
export type IgnoredMessages = Record<'foreign' | 'malformed' | 'unasked', number>

/** What a channel stands on: `frame` is the window inside the iframe as it is now, `told` hears each token of a session. */
export type ChannelParts = {
  readonly page: MessagePage
  readonly origin: string
  readonly frame: () => PostWindow | null
  readonly clock: PlainClock
  readonly createId: () => string
  readonly told: (token: string) => void
}

/** A question; where `cancelled` is given a person confirms it, and cancels it by that. */
export type ChannelQuestion<Name extends QuestionName> = {
  readonly name: Name
  readonly payload: PayloadOf<Name>
  readonly limit?: number
  readonly cancelled?: AbortSignal
}

/** Questions to the frame and their answers, and nothing else that is said on the page. */
export type FrameChannel = {
  /** Posts a question when it is subscribed, and tells how the frame ended it, within its limit in milliseconds; one that a person could still approve after it was left unanswered is taken back at the frame, too. */
  readonly ask: <Name extends QuestionName>(
    question: ChannelQuestion<Name>,
    signal: AbortSignal,
  ) => Observable<Outcome<Name>>
  /** Tells how a request ended that failed while its outcome was not known, by the id that its error carries; fails where the frame goes before. */
  readonly endOf: (id: string) => Observable<LateEnd>
  /** Whether a request was taken back that the frame may still show, or may have done: it has not said that it let go of it. */
  readonly isUnclear: () => boolean
  /** Resolves once the frame has confirmed what was taken back, or nobody waits for that any longer. */
  readonly whenConfirmed: () => Promise<unknown>
  /** How many messages nothing came of so far. */
  readonly ignored: () => IgnoredMessages
  /** Hears nothing any more; whatever is asked fails with the reason for that. */
  readonly close: (why: unknown) => void
}

/** What a person may still approve when nobody waits for it any more: a request inside the frame, a sign-in on another device. */
const takenBack: ReadonlySet<QuestionName> = new Set(['RPC_REQUEST', 'CONNECT_FARCASTER'])

type OpenQuestion = {
  readonly name: QuestionName
  readonly take: (envelope: Answering) => boolean
  /** Whether it was taken back, and goes on. */
  readonly keep: () => boolean
  /** Whether it was taken back, and was not done. */
  readonly letGo: () => boolean
  /** Something came in the place of an answer that cannot be read. */
  readonly misread: () => void
  /** Whether somebody elsewhere than at the frame takes their time. */
  readonly isPatient: boolean
  /** The frame goes before it has answered. */
  readonly lose: (why: unknown) => void
}
type Answering = Extract<Envelope, { readonly name: QuestionName }>

/** How many ids of questions are remembered, so that a late answer to one of them is not taken for a wrong answer to another. */
const mostIds = 200

/** Opens a channel; it hears only what the frame's own window says from the frame's own origin. */
export function openFrameChannel(parts: ChannelParts): FrameChannel {
  const open = new Map<string, OpenQuestion>()
  const ignored: IgnoredMessages = { foreign: 0, malformed: 0, unasked: 0 }
  const unclear = createUnclearRequests()
  const given = new Set<string>()
  let whyClosed: unknown = new LatchkeyError('unreachable', 'The secure frame was loaded anew.')

  const whyIgnored = (event: PageMessage): keyof IgnoredMessages | null => {
    // Scripts of the page can make events with any origin and source; a browser marks only its own as trusted.
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

  /** What may have been meant as an answer is not waited for much longer; whoever waits for a person elsewhere waits on. */
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
