import type { ComponentType } from 'react'
import { OwnBoundary } from '../../shadow/OwnBoundary.tsx'
import { DialogToast, PageToast } from './Toast.tsx'
import { useContentWatch } from '../guards/use-content-watch.ts'
import { useReturnedFocus } from '../focus/use-returned-focus.ts'
import { useSheetDrag } from '../guards/use-sheet-drag.ts'
import { useTravellingPicture } from './use-travelling-picture.ts'

const SheetDrag = /* @__PURE__ */ running(useSheetDrag)
const ReturnedFocus = /* @__PURE__ */ running(useReturnedFocus)
const ContentWatch = /* @__PURE__ */ running(useContentWatch)
const TravellingPicture = /* @__PURE__ */ running(useTravellingPicture)

/** Renders what the dialog needs after its first paint. If one part throws, the others keep working. */
export function DialogBehaviour() {
  return apart({ SheetDrag, ReturnedFocus, ContentWatch, TravellingPicture, DialogToast })
}

/** Renders what an embed needs after its first paint. An embed is no sheet, moves no focus and has no toast. */
export function EmbedBehaviour() {
  return apart({ ContentWatch, TravellingPicture })
}

/** Renders what the page needs while the modal is closed. */
export function PageBehaviour() {
  return <PageToast />
}

/** Renders parts, each inside a boundary of its own, which has the name of the part in the log. */
function apart(parts: Readonly<Record<string, ComponentType>>) {
  return Object.entries(parts).map(([name, Part]) => (
    <OwnBoundary key={name} drawing={name}>
      <Part />
    </OwnBoundary>
  ))
}

/** Returns a component that runs a hook and renders nothing. */
function running(useIt: () => void): ComponentType {
  return function Running() {
    useIt()
    return null
  }
}
