import { Observable } from 'rxjs'
import type { MonoTypeOperatorFunction, Subscriber } from 'rxjs'

/** Returns the error of an aborted question. The core reads it as `aborted`. */
export function abortError(): DOMException {
  return new DOMException('It was taken back.', 'AbortError')
}

/** Waits for a promise, but no longer than the signal. An aborted wait rejects at once with an AbortError. */
export function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortError())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Completes a stream when the signal aborts, and unsubscribes from the source. For streams that do not end by themselves. */
export function untilAborted<Value>(signal: AbortSignal): MonoTypeOperatorFunction<Value> {
  return stoppedBy(signal, (subscriber) => subscriber.complete())
}

/** Fails a stream with an AbortError when the signal aborts, and unsubscribes from the source. For streams of one answer. */
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
