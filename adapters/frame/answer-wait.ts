import { Subscription, from } from 'rxjs'
import { frameEndLimit, frameGrace, frameMisreadLimit } from '../../core/domain/limits.ts'
import { abortError } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'

/** The wait for one answer of the frame. */
export type AnswerWait = {
  readonly begin: () => void
  /** Shortens the wait, because the frame sent a message that cannot be read. A readable answer may still arrive for a short time. */
  readonly hurry: () => void
  /** Records that the frame had already approved a cancelled request. Returns whether the request was cancelled. */
  readonly keep: () => boolean
  /** Records that the frame did not run a cancelled request. Returns whether the request was cancelled. */
  readonly letGo: () => boolean
  /** Returns why a cancelled request ended in a refusal. Returns null if the refusal is the frame's own. */
  readonly reason: () => unknown
  readonly isTakenBack: () => boolean
  readonly end: () => void
}

/**
 * Waits until the limit, or until the visitor cancels a request that only the visitor can confirm. Then the request is cancelled at the frame. If
 * the frame confirms that, the wait fails with the visitor's reason, or with `undone` after the time limit. Without a confirmation it fails with
 * `unclear`.
 */
export function answerWait({
  clock,
  limit,
  cancelled,
  takeBack,
  late,
  undone,
  unclear,
  fail,
}: {
  readonly clock: PlainClock
  readonly limit: number
  readonly cancelled: AbortSignal | undefined
  readonly takeBack: () => void
  /** Returns why the wait has ended. */
  readonly late: () => unknown
  /** Returns the error of a request that timed out and, as the frame confirmed, was not run. */
  readonly undone: () => unknown
  /** Returns the error of a cancelled request that the frame may have run. */
  readonly unclear: (why: string) => unknown
  readonly fail: (error: unknown) => void
}): AnswerWait {
  const { signal } = new AbortController()
  let timer = Subscription.EMPTY
  let isHurried = limit <= frameMisreadLimit
  let reason: unknown = null
  let isKept = false

  const wait = (milliseconds: number, then: () => void) => {
    timer.unsubscribe()
    timer = from(clock.after(milliseconds, signal)).subscribe(then)
  }
  const giveUp = (why: unknown, onceConfirmed: unknown) => {
    if (!cancelled) return fail(why)
    reason = onceConfirmed
    takeBack()
    wait(frameGrace, () => fail(unclear('The secure frame has not confirmed that it was taken back.')))
  }
  const cancel = () => {
    if (reason !== null) return
    const why = abortError()
    giveUp(why, why)
  }

  return {
    begin: () => {
      wait(limit, () => giveUp(late(), undone()))
      cancelled?.addEventListener('abort', cancel, { once: true })
      if (cancelled?.aborted) cancel()
    },
    hurry: () => {
      if (isHurried || (reason !== null && !isKept)) return
      isHurried = true
      wait(frameMisreadLimit, () => {
        if (reason === null) giveUp(late(), undone())
        else fail(unclear('The secure frame gave an answer that cannot be read.'))
      })
    },
    keep: () => {
      if (reason === null) return false
      isKept = true
      wait(frameEndLimit, () =>
        fail(unclear(`It was approved, and has not ended within ${frameEndLimit / 1000} seconds.`)),
      )
      return true
    },
    letGo: () => {
      if (reason === null) return false
      fail(reason)
      return true
    },
    reason: () => (isKept ? null : reason),
    isTakenBack: () => reason !== null,
    end: () => {
      timer.unsubscribe()
      cancelled?.removeEventListener('abort', cancel)
    },
  }
}
