import { createContext, useContext, useMemo } from 'react'
import type { State } from '../../react-bindings/use-view-model.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { currentScreen } from './current-screen.ts'
import type { CurrentScreen } from './current-screen.ts'

/** The drawing of a screen that failed, null when none did, and where one is told. */
export type BrokenDrawing = {
  readonly drawing: string | null
  readonly tell: (drawing: string | null) => void
}

/** What failed in this terminal; a card that stands alone keeps no account of it. */
export const BrokenDrawingContext = createContext<BrokenDrawing>({ drawing: null, tell: () => {} })

/** The current screen, or what stands instead of one whose drawing failed. */
export function useCurrentScreen(): CurrentScreen {
  const { drawing } = useContext(BrokenDrawingContext)
  return useViewModel(useMemo(() => (state: State) => currentScreen(state, drawing), [drawing]))
}
