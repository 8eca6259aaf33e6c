import { useStdout } from 'ink'
import { useCallback, useSyncExternalStore } from 'react'
import type { Space } from './space.ts'

/** Returns the size of the terminal, and updates after each change. One row stays free, because Ink scrolls when a frame fills the last row. */
export function useTerminalSize(): Space {
  const { stdout } = useStdout()
  const subscribe = useCallback(
    (listener: () => void) => {
      stdout.on('resize', listener)
      return () => void stdout.off('resize', listener)
    },
    [stdout],
  )
  const columns = useSyncExternalStore(subscribe, () => stdout.columns || 80)
  const rows = useSyncExternalStore(subscribe, () => stdout.rows || 24)
  return { columns, rows: rows - 1 }
}
