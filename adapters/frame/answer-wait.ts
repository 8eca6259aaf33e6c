import { Subscription, from } from 'rxjs'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { frameEndLimit, frameGrace } from '../../core/domain/limits.ts'
import { abortError } from '../aborted.ts'
import type { PlainClock } from '../browser/clock.ts'

/** How long an answer of the frame is waited for. */
export type AnswerWait = {
  readonly begin: () => void
  /** The frame says that a question which was taken back had been approved by then; whether it was taken back at all. */
  readonly keep: () => boolean
  /** What a refusal comes of that answers a question which was taken back; null where it is the frame's own. */
  readonly reason: () => unknown
  readonly isTakenBack: () => boolean
  readonly end: () => void
}

/** Waits until the limit, or until a person cancels what only they can confirm: that is taken back, and has failed once the frame says so, or nothing. */
export function answerWait({
  clock,
  limit,
  cancelled,
  takeBack,
  late,
  fail,
}: {
  readonly clock: PlainClock
  readonly limit: number
  readonly cancelled: AbortSignal | undefined
  readonly takeBack: () => void
  readonly late: () => unknown
  readonly fail: (error: unknown) => void
}): AnswerWait {
  const { signal } = new AbortController()
  let timer = Subscription.EMPTY
  let reason: unknown = null
  let isKept = false

  const wait = (milliseconds: number, then: () => void) => {
    timer.unsubscribe()
    timer = from(clock.after(milliseconds, signal)).subscribe(then)
  }
  const giveUp = (why: unknown) => {
    if (!cancelled) return fail(why)
    reason = why
    takeBack()
    wait(frameGrace, () => fail(why))
  }
  const cancel = () => {
    if (reason === null) giveUp(abortError())
  }

  return {
    begin: () => {
      wait(limit, () => giveUp(late()))
      cancelled?.addEventListener('abort', cancel, { once: true })
    },
    keep: () => {
      if (reason === null) return false
      isKept = true
      wait(frameEndLimit, () => fail(overdue()))
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

function overdue(): LatchkeyError {
  const message = `It was approved, and has not ended within ${frameEndLimit / 1000} seconds; look whether it went through before you try again.`
  return new LatchkeyError('timed-out', message)
}
