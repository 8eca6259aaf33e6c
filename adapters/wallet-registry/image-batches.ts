import { Observable } from 'rxjs'
import { failureOf } from '../../core/domain/errors/failure.ts'
import type { ImageBatch } from '../../core/ports/wallet-registry.ts'

/** How long pictures are collected before they are emitted, in milliseconds: one frame. */
const gathering = 16

/** Emits every picture by its id, or its failure. Results within one frame are emitted together. */
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
