import { defer, switchMap } from 'rxjs'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import { rejectOnAbort } from './aborted.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'

/**
 * Makes a port of a chunk, which is fetched with the first question and known by one of its exports. Once it is here, questions are asked
 * in the same turn. A chunk that does not come within twenty seconds fails the question with `not-loaded`.
 */
export function lazy<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
  Port extends MethodsOnly<Port>,
>(name: Name, load: () => Promise<Module>, make: (module: Module) => Port): Port {
  const fetch = timelyChunk(name, load)
  let made: Port | null = null
  const fetched = async () => (made ??= make(await fetch()))
  return proxyPort<Port>(
    (method) => (request, signal) =>
      defer(() => (made ? [made] : rejectOnAbort(fetched(), signal))).pipe(
        switchMap((port) => port[method](request, signal)),
      ),
  )
}
