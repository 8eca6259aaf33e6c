import { Observable } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { ImageBatch } from '../../core/ports/wallet-registry.ts'

/** How long pictures are gathered before they are told, in milliseconds: a frame. */
const gathering = 16

/** Every picture of several by its id, or why it is not there; what comes within a frame is told together. */
export function imageBatches(
  ids: readonly string[],
  urlOf: (id: string) => Observable<string>,
): Observable<ImageBatch> {
  return new Observable((subscriber) => {
    let missing = ids.length
    let received: ImageBatch['received'] = []
    let failed: ImageBatch['failed'] = []
    let timer: ReturnType<typeof setTimeout> | null = null
    const tell = () => {
      const batch = { received, failed }
      timer = null
      received = []
      failed = []
      subscriber.next(batch)
      if (missing === 0) subscriber.complete()
    }
    const came = () => {
      missing -= 1
      timer ??= setTimeout(tell, gathering)
    }
    if (missing === 0) subscriber.complete()
    for (const id of ids) {
      subscriber.add(
        urlOf(id).subscribe({
          next: (url) => {
            received.push({ id, url })
            came()
          },
          error: (error: unknown) => {
            failed.push({ id, failure: failureOf(error) })
            came()
          },
        }),
      )
    }
    subscriber.add(() => clearTimeout(timer ?? undefined))
  })
}
