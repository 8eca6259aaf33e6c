import type { DOMElement } from 'ink'
import { createContext, useCallback, useContext } from 'react'
import type { ScrollView } from './scroll-view.ts'

/** The shared state of the keys and a screen that may be taller than its space. */
export type ScrollStage = {
  /** The rendered nodes of the focusable elements, by focus id. */
  readonly anchors: Map<string, DOMElement>
  /** Returns the rendered screen, or null before the first one. */
  readonly area: () => ScrollArea | null
  readonly draw: (area: ScrollArea) => void
}

/** A rendered screen that may scroll: its visible part, and the first row of a focus id (null if it is not rendered). */
type ScrollArea = {
  readonly view: () => ScrollView
  readonly topOf: (id: string) => number | null
  readonly show: (view: ScrollView) => void
}

/** The scroll state for all components below. Null for frames without keys. */
export const ScrollContext = createContext<ScrollStage | null>(null)

export function createScrollStage(): ScrollStage {
  let drawn: ScrollArea | null = null
  return { anchors: new Map(), area: () => drawn, draw: (area) => (drawn = area) }
}

/** Returns the ref for the first row of a focusable element. */
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
