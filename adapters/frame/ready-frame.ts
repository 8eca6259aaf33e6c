import {
  EMPTY,
  Subject,
  Subscription,
  catchError,
  defer,
  firstValueFrom,
  from,
  map,
  merge,
  mergeMap,
  race,
  repeat,
  take,
} from 'rxjs'
import type { Observable } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { frameGrace, frameLoadLimit, frameMisreadLimit, framePulseLimit } from '../../core/domain/limits.ts'
import { abortError } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import type { FrameChannel } from './frame-channel.ts'
import type { FrameElement } from './frame-element.ts'

/** How often the frame is asked whether it answers, in milliseconds. */
const pulse = 1_000

/** The frame and the way to it. */
export type OpenFrame = { readonly element: FrameElement; readonly channel: FrameChannel }

/** The one frame of a Latchkey. */
export type ReadyFrame = {
  /** The frame once it answers; it is made by the first question, and again where it did not come or was taken from the page. */
  readonly ready: () => Promise<OpenFrame>
  /** The frame as it stands, ready or not; null where nobody has asked for it. */
  readonly standing: () => OpenFrame | null
  /** Takes a frame out of the page that may still show a request which was taken back, so that the next question loads it anew. Waits a little for it to confirm that it let go of the request. Returns whether it took the frame away. */
  readonly renewed: () => Promise<boolean>
  /** Tells each time that the frame is taken away to be loaded anew. */
  readonly renewals: Observable<null>
  /** Takes it out of the page. */
  readonly remove: () => void
}

/** Keeps one frame, made by `open` when it is first needed. */
export function createReadyFrame(open: () => OpenFrame, clock: PlainClock): ReadyFrame {
  let standing: OpenFrame | null = null
  let becoming: Promise<OpenFrame> | null = null
  let ending = new AbortController()
  let removal = Subscription.EMPTY
  let renewing: Promise<boolean> | null = null
  const renewals = new Subject<null>()

  const remove = (why: unknown) => {
    const [frame, ended] = [standing, ending]
    removal.unsubscribe()
    ending = new AbortController()
    standing = null
    becoming = null
    ended.abort(why)
    frame?.channel.close(why)
    frame?.element.remove()
  }
  const takenAway = () =>
    remove(new LatchkeyError('unreachable', 'The secure frame was taken from the page.'))

  const begin = async (): Promise<OpenFrame> => {
    const { signal } = ending
    try {
      standing = open()
      removal = standing.element.removed.subscribe(takenAway)
      await answering(standing, clock, signal)
      return standing
    } catch (error) {
      if (signal.aborted) throw signal.reason
      remove(error)
      throw error
    }
  }

  const renew = async (): Promise<boolean> => {
    const frame = standing
    if (!frame?.channel.isUnclear()) return false
    const { signal } = ending
    await firstValueFrom(race(frame.channel.whenConfirmed(), clock.after(frameGrace, signal)))
    if (standing !== frame || !frame.channel.isUnclear()) return standing !== frame
    remove(new LatchkeyError('unreachable', 'The secure frame was loaded anew.'))
    renewals.next(null)
    return true
  }

  return {
    renewed: () => {
      renewing ??= renew().finally(() => {
        renewing = null
      })
      return renewing
    },
    renewals,
    ready: () => {
      if (standing && !standing.element.isConnected()) takenAway()
      const frame = becoming ?? begin()
      becoming = frame
      frame.catch(() => {
        if (becoming === frame) becoming = null
      })
      return frame
    },
    standing: () => standing,
    remove: () => remove(abortError()),
  }
}

/** Ends when the frame answers: an error page would have loaded, too. Throws `unreachable` after the limit, and `malformed-answer` if for ten seconds it says nothing but what cannot be read. */
async function answering({ element, channel }: OpenFrame, clock: PlainClock, signal: AbortSignal) {
  const each = defer(() => clock.after(pulse, signal)).pipe(repeat())
  const unreadable = new Subject<LatchkeyError>()
  const ask = () =>
    channel.ask({ name: 'IS_CONNECTED', payload: undefined, limit: framePulseLimit }, signal).pipe(
      catchError((error: unknown) => {
        if (error instanceof LatchkeyError && error.code === 'malformed-answer') unreadable.next(error)
        return EMPTY
      }),
    )
  const answered = merge(element.loaded, each).pipe(mergeMap(ask), take(1))
  const misread = unreadable.pipe(
    take(1),
    mergeMap((error) =>
      from(clock.after(frameMisreadLimit - framePulseLimit, signal)).pipe(
        map((): never => {
          throw error
        }),
      ),
    ),
  )
  const late = from(clock.after(frameLoadLimit, signal)).pipe(
    map((): never => {
      throw new Error(`It gave no answer within ${frameLoadLimit / 1000} seconds.`)
    }),
  )
  await firstValueFrom(race(answered, late, misread)).catch((cause: unknown) => {
    if (signal.aborted || cause instanceof LatchkeyError) throw cause
    throw notLoaded(cause)
  })
}

function notLoaded(cause: unknown): LatchkeyError {
  const meta = cause instanceof Error ? [cause.message] : []
  return new LatchkeyError('unreachable', 'Unable to load email login dependency', { meta, cause })
}
