import type { Hearing } from './hearing.ts'
import type { Eip1193Provider } from '../eip1193/provider.ts'

/** How long what a connected wallet does is kept for a watch that does not begin, in milliseconds. */
const longest = 1000

/** From the answer that connects a wallet to the watch over it, so that nothing which the wallet does between them is lost. */
export type HandOver = {
  /** Keeps a hearing for the watch that comes; the one that was kept of this wallet ends. */
  readonly give: (provider: Eip1193Provider, hearing: Hearing) => void
  /** The hearing that is kept of this wallet, or none; it is kept no longer. */
  readonly take: (provider: Eip1193Provider) => Hearing | undefined
}

/** Makes one that keeps nothing yet. */
export function createHandOver(): HandOver {
  const kept = new Map<Eip1193Provider, { readonly hearing: Hearing; readonly end: () => void }>()
  const take = (provider: Eip1193Provider) => {
    const found = kept.get(provider)
    kept.delete(provider)
    found?.end()
    return found?.hearing
  }
  return {
    give: (provider, hearing) => {
      take(provider)?.stop()
      const timer = setTimeout(() => take(provider)?.stop(), longest)
      kept.set(provider, { hearing, end: () => clearTimeout(timer) })
    },
    take,
  }
}
