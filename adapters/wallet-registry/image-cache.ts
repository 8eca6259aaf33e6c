import { Observable, of, share } from 'rxjs'
import { abortError } from '../ports/aborted.ts'

/** Pictures as object URLs, each fetched and made once. */
export type ImageCache = {
  /** Askers of one key share a request, which is aborted when the last of them leaves; failures are not kept. */
  readonly url: (key: string, fetchImage: (signal: AbortSignal) => Promise<Blob>) => Observable<string>
  /** Revokes every URL and takes running requests back; the cache is empty then, and may be used again. */
  readonly dispose: () => void
}

/** Makes an empty cache. */
export function createImageCache(): ImageCache {
  const made = new Map<string, string>()
  const running = new Map<string, Observable<string>>()
  const ends = new Set<() => void>()

  const fetched = (key: string, fetchImage: (signal: AbortSignal) => Promise<Blob>) =>
    new Observable<string>((subscriber) => {
      const abort = new AbortController()
      const end = () => subscriber.error(abortError())
      ends.add(end)
      fetchImage(abort.signal).then(
        (blob) => {
          if (subscriber.closed) return
          const url = URL.createObjectURL(blob)
          made.set(key, url)
          subscriber.next(url)
          subscriber.complete()
        },
        (error: unknown) => subscriber.error(error),
      )
      return () => {
        ends.delete(end)
        running.delete(key)
        abort.abort()
      }
    }).pipe(share())

  return {
    url: (key, fetchImage) => {
      const url = made.get(key)
      if (url !== undefined) return of(url)
      const request = running.get(key) ?? fetched(key, fetchImage)
      running.set(key, request)
      return request
    },
    dispose: () => {
      made.forEach((url) => URL.revokeObjectURL(url))
      made.clear()
      ends.forEach((end) => end())
    },
  }
}
