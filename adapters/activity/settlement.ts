import { Observable } from 'rxjs'
import { settlementLimit } from '../../core/domain/limits.ts'
import type { Settlement, PendingFacts } from '../../core/domain/operations/settlement/settlement.ts'
import type { Transactions } from '../../core/ports/transactions.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import { createSeenTime } from '../browser/seen-time.ts'
import type { SeenTime } from '../browser/seen-time.ts'
import type { SeenPage } from '../chain-socket/chain-socket.ts'

/** A question about a transaction: its hash, account and chain. */
export type SettlementQuestion = Parameters<Transactions['settlement']>[0]

/**
 * Polls once whether a transaction has ended, and remembers its findings. Returns its settlement, new facts about a pending transaction, or null.
 */
export type Poll = ((signal: AbortSignal) => Promise<Settlement | PendingFacts | null>) & {
  /** Returns the result if the transaction has not ended when the time is over. Without this method, the result is `unsettled`. */
  readonly atEnd?: () => Settlement
}

/** The interval between two polls and the longest search, in milliseconds. Only time in which the page is visible counts. */
export type SettlementTimes = { readonly interval: number; readonly longest: number }

/** The default times. The interval is about the time between two blocks. */
export const settlementTimes: SettlementTimes = { interval: 4000, longest: settlementLimit }

/**
 * Looks for a transaction at once, and then at steady intervals while the page is visible. Ends when the transaction has ended, or when the time
 * is over. The duration of a poll counts as time. A failed poll changes nothing.
 */
export function createSettlement({
  pollFor,
  page = typeof document === 'undefined' ? null : document,
  times = settlementTimes,
}: {
  readonly pollFor: (question: SettlementQuestion, passed: SeenTime['passed']) => Poll
  readonly page?: SeenPage | null
  readonly times?: SettlementTimes
}): Transactions['settlement'] {
  return (question, signal) =>
    new Observable<Settlement | PendingFacts>((subscriber) => {
      const own = new AbortController()
      const time = createSeenTime(page)
      const { passed } = time
      const poll = pollFor(question, passed)
      let timer: ReturnType<typeof setTimeout> | undefined
      let isResting = false
      const end = (settlement: Settlement) => {
        subscriber.next(settlement)
        subscriber.complete()
      }
      const go = async () => {
        isResting = page?.visibilityState === 'hidden'
        if (isResting) return
        const found = await poll(own.signal).catch(() => null)
        if (subscriber.closed) return
        if (found && 'outcome' in found) return end(found)
        if (found) subscriber.next(found)
        timer = setTimeout(goOn, Math.max(0, Math.min(times.interval, times.longest - passed())))
      }
      const goOn = () => {
        if (passed() >= times.longest) end(poll.atEnd?.() ?? { outcome: 'unsettled', replacement: null })
        else void go()
      }
      const seen = () => {
        if (isResting && page?.visibilityState !== 'hidden') void go()
      }
      page?.addEventListener('visibilitychange', seen)
      subscriber.add(() => {
        page?.removeEventListener('visibilitychange', seen)
        clearTimeout(timer)
        time.end()
        own.abort()
      })
      void go()
    }).pipe(failingWhenAborted(signal))
}
