import type { FocusStop } from '../focus/focusables.ts'
import type { ScrollStage } from './scroll-context.ts'
import { isRowSeen, scrolledBeforeStep, withStopSeen } from './scroll-view.ts'

/** Scrolls by a page if a focus step of `by` would skip rows that were not visible yet. Returns whether it scrolled. */
export function scrollBeforeStep(stage: ScrollStage, focused: FocusStop, by: number): boolean {
  const area = stage.area()
  const top = area?.topOf(focused.id) ?? null
  const view = area && top !== null ? scrolledBeforeStep(area.view(), by, { ...focused, top }) : null
  if (view) area?.show(view)
  return view !== null
}

/** Scrolls a screen without a focus down (`by` above 0) or up. Returns whether rows were hidden there. */
export function scrollUnfocused(stage: ScrollStage, by: number): boolean {
  const area = stage.area()
  const view = area ? scrolledBeforeStep(area.view(), by, { top: 0, isFirst: true, isLast: true }) : null
  if (view) area?.show(view)
  return view !== null
}

/** Scrolls to the focused element if it is not visible. Returns whether it scrolled. */
export function scrollBeforePress(stage: ScrollStage, focused: FocusStop): boolean {
  const area = stage.area()
  const top = area?.topOf(focused.id) ?? null
  if (!area || top === null || isRowSeen(area.view(), top)) return false
  area.show(withStopSeen(area.view(), { ...focused, top }))
  return true
}
