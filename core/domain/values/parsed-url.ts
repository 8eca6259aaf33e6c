/** Returns the URL that a text is, or null; `URL.canParse` is younger than the browsers in which a host's page must stand. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
