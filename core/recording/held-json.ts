/** The list or object that a text holds as JSON; null where it holds none. */
export function heldJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
