import { defer, switchMap } from 'rxjs'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import { rejectOnAbort } from './aborted.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'

/**
 * Creates a port whose chunk is fetched by the first request. `name` is one of the module's exports. Once the chunk is loaded, requests run in
 * the same turn. If it does not arrive within twenty seconds, the request fails with `not-loaded`.
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
