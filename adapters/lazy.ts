import { defer, switchMap } from 'rxjs'
import { chunk } from '../core/chunk.ts'
import type { Answer } from '../core/ports/answer.ts'
import { comingWith } from '../core/ports/when-here.ts'
import type { WhenHere } from '../core/ports/when-here.ts'
import { rejectOnAbort } from './aborted.ts'
import { withinCodeLimit } from './code-limit.ts'

/** A question that a port takes. */
export type PortMethod = (request: never, signal: AbortSignal) => Answer<unknown>

/**
 * A port made of a chunk, known by an export of it, that is loaded once, when one of its methods is first asked, and asked at once from then
 * on; what failed is tried again by the next question. Whoever asks learns when the chunk is here, since the time it takes is not that of
 * the world behind the port, and hears that it is missing after twenty seconds; `patient` methods go on waiting then.
 */
export function lazy<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
  Port extends { readonly [Method in keyof Port]: PortMethod },
>(
  name: Name,
  load: () => Promise<Module>,
  make: (module: Module) => Port | Promise<Port>,
  methods: readonly (keyof Port)[],
  patient: readonly (keyof Port)[] = [],
): Port {
  const fetch = chunk(name, load)
  let making: Promise<Port> | null = null
  let made: Port | null = null
  let isMissing = false
  let waiting: (() => void)[] = []
  const settle = (missing: boolean) => {
    isMissing = missing
    const all = waiting
    waiting = []
    for (const begin of all) begin()
  }
  const whenHere: WhenHere = (begin) => {
    if (made || isMissing) begin()
    else waiting.push(begin)
  }
  const begun = () => {
    isMissing = false
    const coming = fetch()
      .then(make)
      .then((port) => (made = port))
      .catch((error: unknown) => {
        making = null
        throw error
      })
    withinCodeLimit(coming).then(
      () => settle(false),
      () => settle(true),
    )
    return coming
  }
  const coming = () => (making ??= begun())
  const ask = (method: keyof Port): PortMethod => {
    const within = patient.includes(method) ? coming : () => withinCodeLimit(coming())
    return comingWith(
      (request, signal) =>
        defer(() => (made ? [made] : rejectOnAbort(within(), signal))).pipe(
          switchMap((port) => port[method](request, signal)),
        ),
      whenHere,
    )
  }
  return Object.fromEntries(methods.map((method) => [method, ask(method)])) as unknown as Port
}
