/** Keeps the page behind from scrolling and from shifting where its scroll bar was; answers the function that undoes it. */
export function lockScroll({ documentElement: page, defaultView }: Document): () => void {
  const hasScrollBar = defaultView !== null && defaultView.innerWidth > page.clientWidth
  const { overflow, scrollbarGutter } = page.style
  page.style.overflow = 'hidden'
  if (hasScrollBar) page.style.scrollbarGutter = 'stable'
  return () => {
    page.style.overflow = overflow
    page.style.scrollbarGutter = scrollbarGutter
  }
}
