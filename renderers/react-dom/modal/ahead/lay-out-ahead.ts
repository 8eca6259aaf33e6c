import { whenIdle } from '../../when-idle.ts'

/**
 * Lays out a closed dialog ahead, invisibly and piece by piece while the page is idle, so that its fonts are loaded when it opens. Returns a
 * function that ends that.
 */
export function layOutAhead(dialog: HTMLDialogElement): () => void {
  const pieces = [...dialog.querySelectorAll('.bar-top, .row')]
  let cancel = () => {}
  const next = () => {
    const piece = pieces.shift()
    if (!piece) return
    cancel = whenIdle(() => {
      layOut(dialog, piece)
      next()
    })
  }
  next()
  return () => cancel()
}

function layOut(dialog: HTMLDialogElement, piece: Element): void {
  const copy = dialog.cloneNode() as HTMLDialogElement
  copy.open = true
  copy.append(piece.cloneNode(true))
  dialog.after(copy)
  copy.getBoundingClientRect()
  copy.remove()
}
