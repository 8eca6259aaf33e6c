import { Observable, defer } from 'rxjs'
import { failureOf } from '../domain/errors/failure.ts'
import type { Answer } from '../ports/answer.ts'
import type { Ports } from '../ports/ports.ts'
import type { TapeAnswer } from './tape-line.ts'

type Method = (request: unknown, signal: AbortSignal) => Answer<unknown>

/** Wraps every port so that each answer is recorded before the core receives it. `nextNumber` numbers the questions in their order. */
export function recordPorts(
  ports: Ports,
  now: () => number,
  nextNumber: () => number,
  tell: (line: TapeAnswer) => void,
): Ports {
  return mapMethods(
    ports,
    (port, method, call) => (request, signal) =>
      new Observable((subscriber) => {
        const ask = nextNumber()
        let first = true
        const write = (told: TapeAnswer['answer']) => {
          tell({
            kind: 'answer',
            ask,
            port,
            method,
            ...(first ? { request } : {}),
            at: now(),
            answer: told,
          })
          first = false
        }
        return defer(() => call(request, signal)).subscribe({
          next: (value) => {
            write({ value })
            subscriber.next(value)
          },
          error: (error: unknown) => {
            const failure = failureOf(error)
            write({ failure })
            subscriber.error(failure)
          },
          complete: () => {
            write({ ended: true })
            subscriber.complete()
          },
        })
      }),
  )
}

/** Returns ports of the same shape whose every method goes through `wrap`. */
function mapMethods(ports: Ports, wrap: (port: string, method: string, call: Method) => Method): Ports {
  const wrapPort = (port: string, target: object) =>
    new Proxy(target, {
      get: (inner, method) => {
        const call: unknown = Reflect.get(inner, method)
        if (typeof method !== 'string' || typeof call !== 'function') return call
        const own: Method = (...given) => Reflect.apply(call, inner, given) as Answer<unknown>
        return wrap(port, method, own)
      },
    })
  const wrapKeyed = (name: string, keyed: Readonly<Record<string, object>>) =>
    Object.fromEntries(Object.entries(keyed).map(([key, port]) => [key, wrapPort(`${name}.${key}`, port)]))
  const { connectors, chains, ...single } = ports
  return {
    ...Object.fromEntries(Object.entries(single).map(([name, port]) => [name, wrapPort(name, port)])),
    connectors: wrapKeyed('connectors', connectors),
    chains: wrapKeyed('chains', chains),
  } as Ports
}
