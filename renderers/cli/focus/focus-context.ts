import { createContext, useContext } from 'react'

/** The focus id of the part that has the focus, null when none has. */
export const FocusContext = createContext<string | null>(null)

/** Whether the part of this focus id has the focus. */
export function useIsFocused(id: string): boolean {
  return useContext(FocusContext) === id
}
