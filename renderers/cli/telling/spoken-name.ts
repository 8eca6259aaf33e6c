/** The mark of the focus in a spoken name. */
export const focusMark = '> '

/** Returns a name as a screen reader hears it, with a mark if it has the focus. */
export function spokenName(name: string, isFocused: boolean): string {
  return isFocused ? `${focusMark}${name}` : name
}
