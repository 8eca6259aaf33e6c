import { defer, switchMap } from 'rxjs'
import type { Answer } from '../core/ports/answer.ts'
import { rejectOnAbort } from './aborted.ts'
import { loadError } from './load-error.ts'

type Method = (request: never, signal: AbortSignal) => Answer<unknown>

/** A port whose module is loaded once, when one of its methods is first asked; a failed load is tried again by the next question. */
export function lazy<Port extends { readonly [Name in keyof Port]: Method }>(
  load: () => Promise<Port>,
  methods: readonly (keyof Port)[],
): Port {
  let loading: Promise<Port> | null = null
  const loaded = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw loadError(cause)
    })
    return loading
  }
  const ask =
    (name: keyof Port): Method =>
    (request, signal) =>
      defer(() => rejectOnAbort(loaded(), signal)).pipe(switchMap((port) => port[name](request, signal)))
  return Object.fromEntries(methods.map((name) => [name, ask(name)])) as unknown as Port
}
