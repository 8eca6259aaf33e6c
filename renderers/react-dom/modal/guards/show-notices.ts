/**
 * Scrolls a view up to a notice that appears above its visible part. A wallet that locks while the view is scrolled down is one. Returns a function
 * that ends this.
 */
export function showNotices(content: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const frame = content.parentElement
    if (!frame || frame.scrollTop === 0) return
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const notice = added.map(noticeIn).find((one) => one !== null)
    const above = notice ? frame.getBoundingClientRect().top - notice.getBoundingClientRect().top : 0
    if (above > 0) frame.scrollTop -= above + leastGap
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The gap that stays above the notice, in CSS pixels. */
const leastGap = 8

function noticeIn(node: Node): Element | null {
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const element = node as Element
  return element.matches('.notice') ? element : element.querySelector('.notice')
}
