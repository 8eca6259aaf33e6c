import { EMPTY, ReplaySubject, Subject, filter, firstValueFrom, startWith, take } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Outcome } from './frame-message.ts'

/** What the frame says in the end of a request that was taken back: how it ended, or that nobody can approve it any more. */
export type LateEnd = Outcome<'RPC_REQUEST'> | { readonly kind: 'let-go' }

/** Requests that were taken back while a person could still approve them, until the frame says what became of each. */
export type UnclearRequests = {
  /** Adds a request that is taken back now. */
  readonly add: (id: string) => void
  /** The frame says that a request was approved before and goes on. Returns whether it was taken back. */
  readonly goesOn: (id: string) => boolean
  /** The frame says how a request ended. Returns whether that was open. */
  readonly end: (id: string, end: LateEnd) => boolean
  /** Nobody waits for a confirmation of this one any more. */
  readonly giveUp: (id: string) => void
  /** Whether how a request ended is open. */
  readonly has: (id: string) => boolean
  /** Whether the frame has yet to confirm that it let go of a request, or that it goes on. */
  readonly isAny: () => boolean
  /** Resolves once none is left whose confirmation is waited for. */
  readonly whenConfirmed: () => Promise<unknown>
  /** Tells how a request ended, whenever that comes; completes with the frame. */
  readonly endOf: (id: string) => Observable<LateEnd>
  /** The frame is gone, and says nothing any more. */
  readonly close: () => void
}

type Request = { step: 'asked' | 'given-up' | 'under-way' | 'ended'; readonly ends: ReplaySubject<LateEnd> }

/** Makes a list without requests. */
export function createUnclearRequests(): UnclearRequests {
  const requests = new Map<string, Request>()
  const changes = new Subject<null>()
  const isAt = (...steps: readonly Request['step'][]) =>
    [...requests.values()].some(({ step }) => steps.includes(step))
  const openOne = (id: string) => {
    const request = requests.get(id)
    return request && request.step !== 'ended' ? request : null
  }
  const move = (id: string, step: Request['step']) => {
    const request = openOne(id)
    if (!request) return null
    request.step = step
    changes.next(null)
    return request
  }
  return {
    add: (id) => void requests.set(id, { step: 'asked', ends: new ReplaySubject(1) }),
    goesOn: (id) => move(id, 'under-way') !== null,
    end: (id, end) => {
      const request = move(id, 'ended')
      request?.ends.next(end)
      request?.ends.complete()
      return request !== null
    },
    giveUp: (id) => {
      if (openOne(id)?.step === 'asked') move(id, 'given-up')
    },
    has: (id) => openOne(id) !== null,
    isAny: () => isAt('asked', 'given-up'),
    whenConfirmed: () =>
      firstValueFrom(
        changes.pipe(
          startWith(null),
          filter(() => !isAt('asked')),
          take(1),
        ),
        { defaultValue: null },
      ),
    endOf: (id) => requests.get(id)?.ends ?? EMPTY,
    close: () => {
      for (const { ends } of requests.values()) ends.complete()
      changes.complete()
    },
  }
}
