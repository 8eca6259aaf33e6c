import type { Answer } from '../core/ports/answer.ts'
import { withinCodeLimit } from '../core/code-limit.ts'

/** Code of ours that comes when it is first asked for, and is kept; what failed is tried again by whoever asks next. */
export type LateCode<Loaded> = {
  /** What came; null until then. */
  readonly loaded: () => Loaded | null
  /** Asks for it and waits; throws `not-loaded` after twenty seconds. */
  readonly load: () => Promise<Loaded>
}

/** Code that `load` brings. */
export function lateCode<Loaded>(load: () => Promise<Loaded>): LateCode<Loaded> {
  let loading: Promise<Loaded> | null = null
  let loaded: Loaded | null = null
  const begun = () =>
    load()
      .then((code) => (loaded = code))
      .catch((error: unknown) => {
        loading = null
        throw error
      })
  return { loaded: () => loaded, load: () => withinCodeLimit((loading ??= begun())) }
}

/** Asks for code beside a question that will need it. */
export function needing<Given extends Answer<unknown>>(
  codes: readonly Pick<LateCode<unknown>, 'load'>[],
  answer: Given,
): Given {
  for (const { load } of codes) load().catch(() => {})
  return answer
}
