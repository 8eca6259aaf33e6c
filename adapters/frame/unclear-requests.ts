import { EMPTY, ReplaySubject, Subject, filter, firstValueFrom, startWith, take } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Outcome } from './frame-message.ts'

/** The end of a cancelled request: its outcome, or `let-go` if it can no longer be approved. */
export type LateEnd = Outcome<'RPC_REQUEST'> | { readonly kind: 'let-go' }

/** The cancelled requests that the visitor could still approve, until the frame reports the end of each. */
export type UnclearRequests = {
  /** Adds a request that is being cancelled. */
  readonly add: (id: string) => void
  /** Records that the request was approved before its cancellation and continues. Returns whether it was cancelled. */
  readonly goesOn: (id: string) => boolean
  /** Records how a request ended. Returns whether its end was open. */
  readonly end: (id: string, end: LateEnd) => boolean
  /** Stops waiting for the confirmation of a request. */
  readonly giveUp: (id: string) => void
  /** Returns whether the end of a request is open. */
  readonly has: (id: string) => boolean
  /** Returns whether a confirmation is pending: the frame has said neither that it dropped the request nor that the request continues. */
  readonly isAny: () => boolean
  /** Resolves when no confirmation is pending. */
  readonly whenConfirmed: () => Promise<unknown>
  /** Emits how a request ended, whenever that is reported. Completes when the frame is removed. */
  readonly endOf: (id: string) => Observable<LateEnd>
  /** Ends all streams, because the frame is removed. */
  readonly close: () => void
}

type Request = { step: 'asked' | 'given-up' | 'under-way' | 'ended'; readonly ends: ReplaySubject<LateEnd> }

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
