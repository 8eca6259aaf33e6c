import { whenIdle } from '../when-idle.ts'

/** Lays a closed dialog out once for nobody to see, piece by piece while the page rests, so that the fonts it is written in are at hand when it opens; answers what ends that. */
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
