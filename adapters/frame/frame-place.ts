import type { MessagePage } from './message-window.ts'
import { createFrameElement } from './frame-element.ts'
import type { FrameElement } from './frame-element.ts'
import type { OpeningPage } from './social-popup.ts'

/** A page that a frame can be put into. */
export type FramePage = OpeningPage & { readonly document: Document }

/** A frame in its page, and the window that receives its messages. */
export type FramePlace = { readonly page: MessagePage; readonly element: FrameElement }

/** Puts frames into a page. */
export function placeInPage(page: FramePage): (src: string) => FramePlace {
  return (src) => ({ page, element: createFrameElement(page.document, src) })
}
