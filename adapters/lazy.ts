import { defer, switchMap } from 'rxjs'
import { chunk } from '../core/chunk.ts'
import { askedThen, comingWith } from '../core/ports/when-here.ts'
import type { WhenHere } from '../core/ports/when-here.ts'
import { rejectOnAbort } from './aborted.ts'
import { everyMethod } from './every-method.ts'
import type { MethodsOnly } from './every-method.ts'
import { lateCode } from './late-code.ts'

/**
 * A port made of a chunk, known by an export of it, that is loaded once, when one of its methods is first asked, and asked at once from then
 * on; what failed is tried again by the next question. Whoever asks learns when the chunk is here, with what the answer needs beyond it,
 * since the time it takes is not that of the world behind the port, and hears that it is missing after twenty seconds; `patient` methods go
 * on waiting then.
 */
export function lazy<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
  Port extends MethodsOnly<Port>,
>(
  name: Name,
  load: () => Promise<Module>,
  make: (module: Module) => Port,
  patient: readonly (keyof Port)[] = [],
): Port {
  const fetch = chunk(name, load)
  const code = lateCode(() => fetch().then(make))
  return everyMethod<Port>((method) => {
    const loading = patient.includes(method) ? code.loadPatiently : code.load
    return comingWith((request, signal) => {
      const found = () => code.loaded() as Port
      const asked = askedThen(() => found()[method](request, signal))
      const answer = defer(() =>
        code.loaded() ? asked : defer(() => rejectOnAbort(loading(), signal)).pipe(switchMap(() => asked)),
      )
      const whenHere: WhenHere = (begin) =>
        code.whenHere(() => (code.loaded() ? asked.whenHere(begin) : begin()))
      return Object.assign(answer, { whenHere })
    }, code.whenHere)
  })
}
