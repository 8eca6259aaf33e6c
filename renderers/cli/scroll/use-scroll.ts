import type { DOMElement } from 'ink'
import { useContext, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { FocusStop } from '../focus/focusables.ts'
import { ScrollContext } from './scroll-context.ts'
import { isRowSeen, scrolledTo, withStopSeen } from './scroll-view.ts'
import type { ScrollView } from './scroll-view.ts'

const nothing: ScrollView = { offset: 0, rows: 0, total: 0 }

/** The scrolled screen: its name, and the stop of the last focus (null if there was none). */
type Scrolled = {
  readonly screen: string
  readonly stop: FocusStop | null
}

/** The last rendering: the followed stop, and its row. */
type Latest = {
  readonly screen: string
  readonly followed: string
  readonly top: number | null
  view: ScrollView
}

/**
 * Returns the view of a screen in its space, measured after each rendering. A new screen begins at its top. The view follows the focus when it
 * moves, or when content above would push it out of sight.
 */
export function useScroll({ screen, stop }: Scrolled): {
  readonly view: ScrollView
  readonly window: RefObject<DOMElement | null>
  readonly content: RefObject<DOMElement | null>
} {
  const stage = useContext(ScrollContext)
  const window = useRef<DOMElement>(null)
  const content = useRef<DOMElement>(null)
  const latest = useRef<Latest>({ screen, view: nothing, followed: '', top: null })
  const [view, setView] = useState(nothing)

  useLayoutEffect(() => {
    const show = (next: ScrollView) => {
      latest.current.view = next
      setView((now) => (isSame(now, next) ? now : next))
    }
    const topOf = (id: string) => rowWithin(stage?.anchors.get(id) ?? null, content.current)
    stage?.draw({ view: () => latest.current.view, topOf, show })
    const isNew = latest.current.screen !== screen
    const measured = { rows: rowsOf(window.current), total: rowsOf(content.current) }
    const fresh = scrolledTo({ ...measured, offset: 0 }, isNew ? 0 : latest.current.view.offset)
    const followed = `${screen} ${stop?.id ?? ''}`
    const top = stop && topOf(stop.id)
    const { view: shown, top: topBefore } = latest.current
    const isPushedOut =
      top !== null && topBefore !== null && isRowSeen(shown, topBefore) && !isRowSeen(fresh, top)
    const isFollowed = followed !== latest.current.followed || isPushedOut
    latest.current = { ...latest.current, screen, followed, top }
    show(stop && top !== null && isFollowed ? withStopSeen(fresh, { ...stop, top }) : fresh)
  })
  return { view, window, content }
}

function isSame(one: ScrollView, other: ScrollView): boolean {
  return one.offset === other.offset && one.rows === other.rows && one.total === other.total
}

function rowsOf(node: DOMElement | null): number {
  return node?.yogaNode?.getComputedHeight() ?? 0
}

function rowWithin(node: DOMElement | null, ancestor: DOMElement | null): number | null {
  let row = 0
  for (let at: DOMElement | undefined = node ?? undefined; at; at = at.parentNode) {
    if (at === ancestor) return row
    row += at.yogaNode?.getComputedTop() ?? 0
  }
  return null
}
