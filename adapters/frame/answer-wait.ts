import { Subscription, from } from 'rxjs'
import { frameEndLimit, frameGrace, frameMisreadLimit } from '../../core/domain/limits.ts'
import { abortError } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'

/** How long an answer of the frame is waited for. */
export type AnswerWait = {
  readonly begin: () => void
  /** The frame said something that can not be read; a readable answer has a little time left. */
  readonly hurry: () => void
  /** The frame says that a question which was taken back had been approved by then; whether it was taken back at all. */
  readonly keep: () => boolean
  /** The frame says that a question which was taken back was not done; whether it was taken back at all. */
  readonly letGo: () => boolean
  /** What a visitor's refusal comes of that answers a question which was taken back; null where it is the frame's own. */
  readonly reason: () => unknown
  readonly isTakenBack: () => boolean
  readonly end: () => void
}

/** Waits until the limit, or until a person cancels what only they can confirm. That is taken back. Once the frame confirms it, it fails as it was meant, or with `undone` if nobody answered in time. Without that it fails with `unclear`. */
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
  /** Why nobody waits any longer. */
  readonly late: () => unknown
  /** What the frame confirmed of a question that nobody answered in time: it was not done. */
  readonly undone: () => unknown
  /** Why it is not known whether what was taken back was done. */
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
