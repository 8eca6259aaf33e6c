import { catchError, concatMap, from, map, of, switchMap, throwError } from 'rxjs'
import type { Observable } from 'rxjs'
import { storageKeys } from '../../core/domain/storage-keys.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { failingWhenAborted, untilAborted } from '../aborted.ts'
import type { LateCode } from '../late-code.ts'

/** The code that follows sessions, and whether it was asked for already, since there may be some. */
export type SessionsCode = LateCode<unknown> & { readonly isAsked: boolean }

type Kept = { readonly text: string | null }

/** A storage that tells of sessions, or that it cannot, only once the code that follows these is here; that there are none needs no code. */
export function withSessions(storage: Storage, code: SessionsCode | undefined): Storage {
  if (!code) return storage
  const onceHere = <Value>(value: Value): Observable<Value> =>
    code.loaded() ? of(value) : from(code.loadPatiently()).pipe(map(() => value))
  const told = (answer: Answer<Kept>) =>
    from(answer).pipe(
      concatMap((kept) => (kept.text === null ? of(kept) : onceHere(kept))),
      catchError((error: unknown) => onceHere(error).pipe(switchMap((known) => throwError(() => known)))),
    )
  return {
    ...storage,
    read: (request, signal) => {
      const answer = storage.read(request, signal)
      if (request.key !== storageKeys.sessions) return answer
      const read = told(answer).pipe(failingWhenAborted(signal))
      return code.isAsked ? Object.assign(read, { whenHere: code.whenHere }) : read
    },
    watch: (request, signal) => {
      const changes = storage.watch(request, signal)
      return request.key === storageKeys.sessions ? told(changes).pipe(untilAborted(signal)) : changes
    },
  }
}
