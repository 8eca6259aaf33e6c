import { Observable } from 'rxjs'
import type { MonoTypeOperatorFunction, Subscriber } from 'rxjs'

/** The error of a question that was taken back; the core reads it as `aborted`. */
export function abortError(): DOMException {
  return new DOMException('It was taken back.', 'AbortError')
}

/** Waits for a promise, but no longer than the signal: an aborted wait rejects at once with an AbortError. */
export function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortError())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** For streams without an end of their own: completes when the signal aborts, and unsubscribes from the source. */
export function untilAborted<Value>(signal: AbortSignal): MonoTypeOperatorFunction<Value> {
  return stoppedBy(signal, (subscriber) => subscriber.complete())
}

/** For streams of one answer: fails with an AbortError when the signal aborts first, and unsubscribes from the source. */
export function failingWhenAborted<Value>(signal: AbortSignal): MonoTypeOperatorFunction<Value> {
  return stoppedBy(signal, (subscriber) => subscriber.error(abortError()))
}

function stoppedBy<Value>(
  signal: AbortSignal,
  end: (subscriber: Subscriber<Value>) => void,
): MonoTypeOperatorFunction<Value> {
  return (source) =>
    new Observable((subscriber) => {
      const stop = () => end(subscriber)
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      subscriber.add(() => signal.removeEventListener('abort', stop))
      subscriber.add(source.subscribe(subscriber))
    })
}
