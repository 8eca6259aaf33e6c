/** Draws something once a page has its body, which a script in its head runs before; answers the function that takes it away, or keeps it from coming. */
export function whenBody(page: Document, draw: () => () => void): () => void {
  // Typed as always there; it is null until the parser comes to it.
  if ((page.body as HTMLElement | null) !== null) return draw()
  let erase: (() => void) | null = null
  const begin = () => {
    erase = draw()
  }
  page.addEventListener('DOMContentLoaded', begin, { once: true })
  return () => {
    page.removeEventListener('DOMContentLoaded', begin)
    erase?.()
    erase = null
  }
}
