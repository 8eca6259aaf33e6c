import { defer, from, switchMap } from 'rxjs'
import { chunk } from '../core/chunk.ts'
import { rejectOnAbort } from './aborted.ts'
import { everyMethod } from './every-method.ts'
import type { MethodsOnly } from './every-method.ts'
import { lateCode } from './late-code.ts'

/**
 * A port made of a chunk, known by an export of it, that is loaded once, when one of its methods is first asked, and asked at once from then
 * on. Where the chunk does not come within twenty seconds, a question fails with `not-loaded`, and the next one tries again.
 */
export function lazy<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
  Port extends MethodsOnly<Port>,
>(name: Name, load: () => Promise<Module>, make: (module: Module) => Port): Port {
  const fetch = chunk(name, load)
  const code = lateCode(() => fetch().then(make))
  return everyMethod<Port>((method) => (request, signal) => {
    const asked = (port: Port) => port[method](request, signal)
    return defer(() => {
      const here = code.loaded()
      return here ? asked(here) : from(rejectOnAbort(code.load(), signal)).pipe(switchMap(asked))
    })
  })
}
