import { Observable } from 'rxjs'
import { settlementLimit } from '../../core/domain/limits.ts'
import type { Settlement, Sighting } from '../../core/domain/operations/settlement.ts'
import type { Transactions } from '../../core/ports/transactions.ts'
import { failingWhenAborted } from '../ports/aborted.ts'
import { createSeenTime } from '../browser/seen-time.ts'
import type { SeenTime } from '../browser/seen-time.ts'
import type { SeenPage } from '../chain-socket/chain-socket.ts'

/** What is asked about: a transaction, its account and its chain. */
export type SettlementQuestion = Parameters<Transactions['settlement']>[0]

/** Looks whether a transaction has ended, and remembers what it saw; where it has not, what is new of it, or null. */
export type Look = ((signal: AbortSignal) => Promise<Settlement | Sighting | null>) & {
  /** What is said of it where it has not ended as its time is over; else that nobody waited longer. */
  readonly atEnd?: () => Settlement
}

/** How often a transaction is looked for, and for how long in all while the page is seen, in milliseconds. */
export type SettlementTimes = { readonly interval: number; readonly longest: number }

/** The times unless others are given: about as often as blocks come, for as long as somebody waits. */
export const settlementTimes: SettlementTimes = { interval: 4000, longest: settlementLimit }

/**
 * Looks for a transaction at once, and then after steady pauses while the page is seen. It ends with the transaction, or when its time is
 * over. The time of a look counts. A look that fails has seen nothing.
 */
export function createSettlement({
  lookFor,
  page = typeof document === 'undefined' ? null : document,
  times = settlementTimes,
}: {
  readonly lookFor: (question: SettlementQuestion, passed: SeenTime['passed']) => Look
  readonly page?: SeenPage | null
  readonly times?: SettlementTimes
}): Transactions['settlement'] {
  return (question, signal) =>
    new Observable<Settlement | Sighting>((subscriber) => {
      const own = new AbortController()
      const time = createSeenTime(page)
      const { passed } = time
      const look = lookFor(question, passed)
      let timer: ReturnType<typeof setTimeout> | undefined
      let isResting = false
      const end = (settlement: Settlement) => {
        subscriber.next(settlement)
        subscriber.complete()
      }
      const go = async () => {
        isResting = page?.visibilityState === 'hidden'
        if (isResting) return
        const found = await look(own.signal).catch(() => null)
        if (subscriber.closed) return
        if (found && 'outcome' in found) return end(found)
        if (found) subscriber.next(found)
        timer = setTimeout(goOn, Math.max(0, Math.min(times.interval, times.longest - passed())))
      }
      const goOn = () => {
        if (passed() >= times.longest) end(look.atEnd?.() ?? { outcome: 'unsettled', replacement: null })
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
