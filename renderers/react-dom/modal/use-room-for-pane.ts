import { useSyncExternalStore } from 'react'

const room = '(min-width: 760px) and (min-height: 560px)'

/** Returns whether the window has room for a pane beside Connect. */
export function useRoomForPane(): boolean {
  return useSyncExternalStore(onResize, () => globalThis.matchMedia?.(room).matches ?? false)
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
