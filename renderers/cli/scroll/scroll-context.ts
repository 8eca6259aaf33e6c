import type { DOMElement } from 'ink'
import { createContext, useCallback, useContext } from 'react'
import type { ScrollView } from './scroll-view.ts'

/** What the keys and the screen know of each other where a screen may be taller than its space. */
export type ScrollStage = {
  /** Where each thing that can have the focus is drawn, by focus id. */
  readonly anchors: Map<string, DOMElement>
  /** The screen that is drawn, null before the first one. */
  readonly area: () => ScrollArea | null
  readonly draw: (area: ScrollArea) => void
}

/** A drawn screen that may be scrolled: what is seen of it, and the first row of a focus id in it, null where that is not drawn. */
type ScrollArea = {
  readonly view: () => ScrollView
  readonly topOf: (id: string) => number | null
  readonly show: (view: ScrollView) => void
}

/** The stage of everything below; null where frames are only read. */
export const ScrollContext = createContext<ScrollStage | null>(null)

/** Makes an empty stage. */
export function createScrollStage(): ScrollStage {
  let drawn: ScrollArea | null = null
  return { anchors: new Map(), area: () => drawn, draw: (area) => (drawn = area) }
}

/** The ref of what stands at the first row of something that can have the focus. */
export function useAnchor(id: string): (node: DOMElement | null) => void {
  const stage = useContext(ScrollContext)
  return useCallback(
    (node) => {
      if (node) stage?.anchors.set(id, node)
      else stage?.anchors.delete(id)
    },
    [stage, id],
  )
}
