import { createContext, useContext, useMemo } from 'react'
import type { State } from '../../react-bindings/use-view-model.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { currentScreen } from './current-screen.ts'
import type { CurrentScreen } from './current-screen.ts'

/** The screen whose rendering failed (null for none), and a function that reports one. */
export type BrokenDrawing = {
  readonly drawing: string | null
  readonly tell: (drawing: string | null) => void
}

/** The failed rendering in this terminal. Without a provider, failures are not recorded. */
export const BrokenDrawingContext = createContext<BrokenDrawing>({ drawing: null, tell: () => {} })

/** Returns the current screen, or the replacement of one that failed to render. */
export function useCurrentScreen(): CurrentScreen {
  const { drawing } = useContext(BrokenDrawingContext)
  return useViewModel(useMemo(() => (state: State) => currentScreen(state, drawing), [drawing]))
}
