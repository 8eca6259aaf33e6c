import { createContext, useContext } from 'react'

/** The focus id of the focused part, or null. */
export const FocusContext = createContext<string | null>(null)

/** Returns whether the part with this focus id has the focus. */
export function useIsFocused(id: string): boolean {
  return useContext(FocusContext) === id
}
