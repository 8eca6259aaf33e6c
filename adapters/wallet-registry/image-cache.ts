import { Observable, of, share } from 'rxjs'
import { abortError } from '../ports/aborted.ts'

/** A cache of pictures as object URLs. Each is fetched once. */
export type ImageCache = {
  /**
   * Returns the URL of a picture. Subscribers of one key share a request, which is aborted when the last one unsubscribes. Failures are not
   * cached.
   */
  readonly url: (key: string, fetchImage: (signal: AbortSignal) => Promise<Blob>) => Observable<string>
  /** Revokes every URL and aborts running requests. The empty cache can be used again. */
  readonly dispose: () => void
}

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
