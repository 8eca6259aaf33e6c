import { Observable, concat, defer, take, throwError } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { appMessage, envelopeOf, misreadIn, outcomeIn, tokenIn } from './frame-message.ts'
import type { AppMessage, Outcome } from './frame-message.ts'
import type { MessagePage, PageMessage, PostWindow } from './message-window.ts'
import { openQuestion } from './open-question.ts'
import type { Answering, ChannelQuestion, UnansweredQuestion } from './open-question.ts'
import type { QuestionName } from './questions.ts'
import { createUnclearRequests } from './unclear-requests.ts'
import type { LateEnd, UnclearRequests } from './unclear-requests.ts'

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
const cancellable: ReadonlySet<QuestionName> = new Set(['RPC_REQUEST', 'CONNECT_FARCASTER'])

/** How many ids of past questions are remembered. So a late answer to one of them does not count as a wrong answer to another. */
const mostIds = 200

/** Opens a channel. It accepts only messages that the frame's own window sends from the frame's own origin. */
export function openFrameChannel(parts: ChannelParts): FrameChannel {
  const { page, origin, frame, clock, createId } = parts
  const open = new Map<string, UnansweredQuestion>()
  const unclear = createUnclearRequests()
  const given = createPastIds()
  const ignored: IgnoredMessages = { foreign: 0, malformed: 0, unasked: 0 }
  let whyClosed: unknown = new LatchkeyError('unreachable', 'The secure frame was loaded anew.')

  const listener = createListener(parts, open, unclear, given)
  const hear = (event: PageMessage) => {
    const why = listener(event)
    if (why) ignored[why] += 1
  }
  const post = (message: AppMessage) => {
    const window = frame()
    if (!window) throw new LatchkeyError('unreachable', 'W3mFrame: iframe is not set')
    window.postMessage(message, origin)
  }

  page.addEventListener('message', hear)
  return {
    ask: (question, signal) => {
      const answered = new Observable<Outcome<typeof question.name>>((subscriber) => {
        const id = createId()
        const message = appMessage(question.name, id, question.payload)
        const cancel = () => {
          if (!cancellable.has(question.name) || !frame()) return
          if (question.cancelled) unclear.add(id)
          post({ type: '@w3m-app/RPC_ABORT', id })
        }
        const remove = () => open.delete(id)
        const opened = openQuestion(question, { id, clock, unclear, cancel, remove }, subscriber)
        given.add(id)
        open.set(id, opened)
        subscriber.add(() => {
          if (remove() && !opened.isTakenBack()) cancel()
          opened.end()
        })
        post(message)
        opened.begin()
      })
      return answered.pipe(failingWhenAborted(signal))
    },
    endOf: (id) =>
      concat(
        unclear.endOf(id),
        defer(() => throwError(() => whyClosed)),
      ).pipe(take(1)),
    isUnclear: unclear.isAny,
    whenConfirmed: unclear.whenConfirmed,
    ignored: () => ({ ...ignored }),
    close: (why) => {
      page.removeEventListener('message', hear)
      whyClosed = why
      for (const { lose } of open.values()) lose(why)
      unclear.close()
    },
  }
}

/** Returns the listener of a channel. It gives each message to its question, and returns why it ignored the message, or null. */
function createListener(
  { origin, frame, told }: Pick<ChannelParts, 'origin' | 'frame' | 'told'>,
  open: ReadonlyMap<string, UnansweredQuestion>,
  unclear: UnclearRequests,
  given: PastIds,
) {
  /**
   * After an unreadable message that may have been the answer, the question waits only a short time. A question that the visitor answers
   * elsewhere keeps its limit.
   */
  const misread = (name: QuestionName | 'any' | null) => {
    for (const question of open.values())
      if (name === question.name || (name === 'any' && !question.isPatient)) question.misread()
  }

  const hearToken = (token: string | null) => {
    if (token === null) return 'malformed'
    told(token)
    return null
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

  return (event: PageMessage): keyof IgnoredMessages | null => {
    // Scripts of the page can forge events with any origin and source. Browsers mark only genuine events as trusted.
    const isOfFrame = event.isTrusted && event.origin === origin
    const { source } = event
    if (!isOfFrame || source === null || source !== frame()) return 'foreign'
    const envelope = envelopeOf(event.data)
    if (!envelope) {
      misread(misreadIn(event.data))
      return 'malformed'
    }
    if (envelope.kind === 'session') return hearToken(tokenIn(envelope.payload))
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
}

type PastIds = Pick<Set<string>, 'add' | 'has'>

/** Creates a set of ids that forgets the oldest one above its limit. */
function createPastIds(): PastIds {
  const ids = new Set<string>()
  return {
    add: (id) => {
      ids.add(id)
      if (ids.size > mostIds) ids.delete([...ids][0] ?? '')
      return ids
    },
    has: (id) => ids.has(id),
  }
}
