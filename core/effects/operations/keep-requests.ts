import { defer, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import {
  joinedRequests,
  requestsText,
  requestsToKeep,
  withRecalled,
} from '../../domain/operations/request/stored-requests.ts'
import type { StoredRequest, StoredRequests } from '../../domain/operations/request/stored-requests.ts'
import type { OpenOperation } from '../../domain/operations/request/open-request.ts'
import type { Ports } from '../../ports/ports.ts'

/** The stored requests to wallets, and those of this visit that may still be signed. */
type Known = { readonly kept: StoredRequests; readonly open: readonly OpenOperation[] }

/** Stores the requests of this visit beside those of other tabs, and emits the latter. Emits null if there is nothing to store. */
export function keepRequests(
  ports: Ports,
  { key, at, known }: { readonly key: string; readonly at: number; readonly known: () => Known },
  signal: AbortSignal,
): Observable<readonly StoredRequest[] | null> {
  return defer(() => ports.storage.read({ key }, signal)).pipe(
    switchMap(({ text }) => {
      const { kept, open } = known()
      const others = joinedRequests(text, at, open)
      if (!others) return of(null)
      const requests = requestsToKeep(withRecalled(kept, others), open)
      const keeping = () =>
        requests.length > 0
          ? ports.storage.write({ key, text: requestsText(requests) }, signal)
          : ports.storage.remove({ key }, signal)
      return defer(keeping).pipe(map(() => others))
    }),
  )
}
