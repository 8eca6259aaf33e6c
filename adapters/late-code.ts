import type { Answer } from '../core/ports/answer.ts'
import { whenAllHere } from '../core/ports/when-here.ts'
import type { WhenHere } from '../core/ports/when-here.ts'
import { withinCodeLimit } from '../core/code-limit.ts'

/** Code of ours that comes when it is first asked for, and is kept; what failed is tried again by whoever asks next. */
export type LateCode<Loaded> = {
  /** What came; null until then. */
  readonly loaded: () => Loaded | null
  /** Asks for it and waits; throws `not-loaded` after twenty seconds. */
  readonly load: () => Promise<Loaded>
  /** Asks for it and waits as long as it takes. */
  readonly loadPatiently: () => Promise<Loaded>
  /** Calls back when it is here, or is missing after twenty seconds. */
  readonly whenHere: WhenHere
}

/** Code that `load` brings. */
export function lateCode<Loaded>(load: () => Promise<Loaded>): LateCode<Loaded> {
  let loading: Promise<Loaded> | null = null
  let loaded: Loaded | null = null
  let isMissing = false
  let waiting: (() => void)[] = []
  const settle = (missing: boolean) => {
    isMissing = missing
    const all = waiting
    waiting = []
    for (const begin of all) begin()
  }
  const begun = () => {
    isMissing = false
    const coming = load()
      .then((code) => (loaded = code))
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    withinCodeLimit(coming).then(
      () => settle(false),
      () => settle(true),
    )
    return coming
  }
  const loadPatiently = () => (loading ??= begun())
  return {
    loaded: () => loaded,
    load: () => withinCodeLimit(loadPatiently()),
    loadPatiently,
    whenHere: (begin) => {
      if (loaded || isMissing) begin()
      else waiting.push(begin)
    },
  }
}

/** Asks for code beside a question that will need it; the world behind the question is waited for from when that code is here. */
export function needing<Given extends Answer<unknown>>(
  codes: readonly Pick<LateCode<unknown>, 'load' | 'whenHere'>[],
  answer: Given,
): Given {
  for (const { load } of codes) load().catch(() => {})
  return Object.assign(answer, { whenHere: whenAllHere(codes) })
}
