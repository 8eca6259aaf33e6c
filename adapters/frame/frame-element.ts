import { Observable } from 'rxjs'
import { holdAbovePage } from '../../core/loading/above-page.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Approval } from '../../core/ports/frame.ts'
import { approvalStyle } from './approval-style.ts'
import type { PostWindow } from './message-window.ts'

/** The frame's element in a page. */
export type FrameElement = {
  /** Returns the window inside the iframe. */
  readonly window: () => PostWindow | null
  /** Emits each time a page has loaded in the frame, even an error page. */
  readonly loaded: Observable<null>
  /** Returns whether the frame is still in the page. */
  readonly isConnected: () => boolean
  /** Emits when the frame was removed from the page. */
  readonly removed: Observable<null>
  /** Shows the frame above the page and calls `closed` when the visitor closes it. Returns a function that hides it. */
  readonly show: (approval: Approval, closed: () => void) => () => void
  readonly remove: () => void
}

/**
 * Adds the frame to a page, hidden in a dialog of its own. A dialog is needed because an iframe that is moved loads again, and because a modal
 * dialog makes all other content inert. Throws `unreachable` if the document has no body.
 */
export function createFrameElement(document: Document, src: string): FrameElement {
  if (!(document.body as HTMLElement | null))
    throw new LatchkeyError('unreachable', 'W3mFrame: parent is not set')
  const host = document.createElement('div')
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  const iframe = document.createElement('iframe')
  button.type = 'button'
  Object.assign(iframe, { id: 'w3m-iframe', name: 'w3m-secure-iframe', src })
  const loaded = loadsOf(iframe)
  dialog.append(button, iframe)
  styledShadow(document, host).append(dialog)
  document.body.append(host)

  const close = () => dialog.close()
  let release = () => {}
  button.addEventListener('click', close)
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // Otherwise the browser would close the dialog below as well.
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => dialog.open || release())
  let showing = 0

  return {
    window: () => iframe.contentWindow,
    loaded,
    isConnected: () => host.isConnected,
    removed: removalOf(document, host),
    show: ({ title, close: closeLabel, themeMode }, closed) => {
      dialog.ariaLabel = title
      iframe.title = title
      button.textContent = closeLabel
      host.style.colorScheme = themeMode === 'auto' ? 'light dark' : themeMode
      // Browsers send `close` in a later task, in which the dialog may be open again.
      const hear = () => void (dialog.open || closed())
      dialog.addEventListener('close', hear)
      showing += 1
      if (!dialog.open) {
        release = holdAbovePage(dialog)
        dialog.showModal()
      }
      return () => {
        dialog.removeEventListener('close', hear)
        showing -= 1
        if (showing === 0 && dialog.open) close()
      }
    },
    remove: () => host.remove(),
  }
}

function loadsOf(iframe: HTMLIFrameElement): Observable<null> {
  return new Observable((subscriber) => {
    const tell = () => subscriber.next(null)
    const fail = () => subscriber.error(new Error('The iframe told an error.'))
    iframe.addEventListener('load', tell)
    iframe.addEventListener('error', fail)
    subscriber.add(() => {
      iframe.removeEventListener('load', tell)
      iframe.removeEventListener('error', fail)
    })
  })
}

/** The frame is a child of the body. So its removal is a change of the children of the body or of the root element. */
function removalOf(document: Document, host: HTMLElement): Observable<null> {
  return new Observable((subscriber) => {
    const Observer = document.defaultView?.MutationObserver ?? MutationObserver
    const observer = new Observer(() => host.isConnected || subscriber.next(null))
    for (const parent of [document.documentElement, document.body])
      observer.observe(parent, { childList: true })
    return () => observer.disconnect()
  })
}

function styledShadow(document: Document, host: HTMLElement): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' })
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(approvalStyle)
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}
