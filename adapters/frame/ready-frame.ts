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

/** The interval at which a loading frame is asked whether it answers, in milliseconds. */
const pulse = 1_000

/** The frame and its channel. */
export type OpenFrame = { readonly element: FrameElement; readonly channel: FrameChannel }

/** The one frame of a Latchkey instance. */
export type ReadyFrame = {
  /**
   * Returns the frame as soon as it answers. The first call creates the frame. Later calls create it again if it failed to load or was removed
   * from the page.
   */
  readonly ready: () => Promise<OpenFrame>
  /** Returns the current frame, ready or not. Returns null if no question has needed it yet. */
  readonly standing: () => OpenFrame | null
  /**
   * Removes a frame that may still show a cancelled request, so that the next question loads it again. Waits a short time for the frame to
   * confirm the cancellation. Resolves with whether it removed the frame.
   */
  readonly renewed: () => Promise<boolean>
  /** Emits each time the frame is removed to be loaded again. */
  readonly renewals: Observable<null>
  /** Removes the frame from the page. */
  readonly remove: () => void
}

/** Creates the holder of one frame. `open` creates the frame when it is first needed. */
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

/**
 * Resolves when the frame answers. The load event is not enough, because an error page sends it too. Throws `unreachable` after the limit, and
 * `malformed-answer` if all messages within ten seconds cannot be read.
 */
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
