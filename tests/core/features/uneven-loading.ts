import fc from 'fast-check'
import { Observable } from 'rxjs'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import type { Features } from '../../../core/ports/features.ts'

/** How the network answers one question for a feature. */
export type Arrival = 'at once' | 'late' | 'twice' | 'failing' | 'never'

/** Any way in which the network may answer. */
export const arrival = fc.constantFrom<Arrival[]>('at once', 'late', 'twice', 'failing', 'never')

/** A port whose features come as they are told to, at once when nothing more is told, and the hand that lets the late ones come. */
export function unevenLoading(arrivals: readonly Arrival[]): {
  readonly port: Features
  readonly arrive: () => void
} {
  const left = [...arrivals]
  let waiting: (() => void)[] = []
  const atOnce = fakeFeatures()
  const port: Features = {
    load: (request, signal) => {
      const how = left.shift() ?? 'at once'
      if (how === 'at once') return atOnce.load(request, signal)
      return new Observable<null>((subscriber) => {
        if (how === 'failing') subscriber.error({ code: 'unreachable' })
        if (how === 'twice') subscriber.next(null)
        if (how === 'late' || how === 'twice')
          waiting.push(() => {
            subscriber.next(null)
            subscriber.complete()
          })
      })
    },
  }
  const arrive = () => {
    const arriving = waiting
    waiting = []
    for (const one of arriving) one()
  }
  return { port, arrive }
}
