/** Parses a URL, or returns null. Some supported browsers do not have `URL.canParse`. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
