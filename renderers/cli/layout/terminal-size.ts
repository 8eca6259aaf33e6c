import { useStdout } from 'ink'
import { useCallback, useSyncExternalStore } from 'react'
import type { Space } from './space.ts'

/** The size of the terminal, now and after each change; Ink scrolls when a frame fills its last row, so that one is left free. */
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
