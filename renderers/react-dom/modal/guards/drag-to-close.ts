import sheet from '../../theme/sheet.css?inline'
import { sheetWindow } from '../../theme/sheet-window.ts'
import { createDrag } from './drag.ts'
import type { Drag } from './drag.ts'

/** The styles of a dialog that can be dragged. */
export const sheetCss = sheet

/** Where the dialog is a sheet that a finger can drag. */
const draggable = `${sheetWindow} and (pointer: coarse)`

/**
 * Makes the sheet follow a finger that drags its title bar down. A release far down, or a flick, closes the sheet as Escape does. After any other
 * release, and if the modal stays open, the sheet springs back. Returns a function that ends that.
 */
export function dragToClose(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController()
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    run: (event: HTMLElementEventMap[Name]) => void,
  ) => dialog.addEventListener(name, run, { signal: ending.signal })
  let drag: { readonly pointer: number; readonly moves: Drag } | null = null

  const release = (isClosing: boolean) => {
    const isAtPlace = drag?.moves.distance() === 0
    drag = null
    if (dialog.dataset.drag !== 'following') return
    if (isAtPlace) dialog.removeAttribute('data-drag')
    else dialog.dataset.drag = isClosing ? 'closing' : 'released'
    dialog.style.removeProperty('--lk-drag')
    dialog.style.removeProperty('--lk-drag-share')
    if (isClosing) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }

  dialog.toggleAttribute('data-draggable', true)
  listen('pointerdown', (event) => {
    if (event.pointerType === 'mouse' || !event.isPrimary || !isOnBar(event)) return
    if (!matchMedia(draggable).matches) return
    drag = { pointer: event.pointerId, moves: createDrag(pointOf(event), dialog.offsetHeight) }
  })
  listen('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return
    const { moves } = drag
    moves.move(pointOf(event))
    if (!moves.isBegun()) return
    if (dialog.dataset.drag !== 'following') {
      // The touched element may disappear while it is dragged.
      dialog.setPointerCapture(event.pointerId)
      dialog.dataset.drag = 'following'
      dialog.style.setProperty('--lk-sheet', `${moves.height}px`)
    }
    dialog.style.setProperty('--lk-drag', `${moves.distance()}px`)
    dialog.style.setProperty('--lk-drag-share', `${moves.distance() / moves.height}`)
  })
  listen('pointerup', (event) => {
    if (drag?.pointer === event.pointerId) release(drag.moves.isClosedBy(pointOf(event)))
  })
  listen('pointercancel', (event) => {
    if (drag?.pointer === event.pointerId) release(false)
  })
  listen('transitionend', ({ target }) => {
    if (target === dialog && dialog.open && !drag) dialog.removeAttribute('data-drag')
  })

  return () => {
    ending.abort()
    release(false)
    dialog.removeAttribute('data-draggable')
  }
}

function isOnBar({ target }: Event): boolean {
  return target instanceof Element && target.closest('.bar-top') !== null
}

function pointOf({ clientY, timeStamp }: PointerEvent) {
  return { y: clientY, at: timeStamp }
}
