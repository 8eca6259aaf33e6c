/** Returns the list or the object that a text contains as JSON, or null. */
export function parsedJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
