/** Runs `draw` when a page has its body, because a script in the head runs before. Returns a function that removes the result, or cancels it. */
export function whenBody(page: Document, draw: () => () => void): () => void {
  // The type says that it always exists, but it is null until the parser reaches it.
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
