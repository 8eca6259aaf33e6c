import type { Latchkey } from '../../core/latchkey.ts'

/** Resolves with the first value that `find` returns for a state. Never resolves if the signal aborts first. */
export function stateWhere<Found>(
  latchkey: Latchkey,
  find: (state: ReturnType<Latchkey['state']>) => Found | null,
  signal?: AbortSignal,
): Promise<Found> {
  return new Promise((resolve) => {
    let leave: (() => void) | null = null
    const look = () => {
      const found = find(latchkey.state())
      if (found === null) return false
      leave?.()
      resolve(found)
      return true
    }
    if (look()) return
    leave = latchkey.subscribe(look)
    signal?.addEventListener('abort', leave)
  })
}
