import type { Latchkey } from '../../core/latchkey.ts'

/** What is found in the state, once it is there; never, where the signal ends the looking first. */
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
