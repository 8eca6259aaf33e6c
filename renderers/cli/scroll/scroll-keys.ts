import type { FocusStop } from '../focus/focusables.ts'
import type { ScrollStage } from './scroll-context.ts'
import { isRowSeen, scrolledBeforeStep, withStopSeen } from './scroll-view.ts'

/** Scrolls a page where a step of the focus by `by` would pass over rows that nobody has seen; answers whether it did. */
export function scrollBeforeStep(stage: ScrollStage, focused: FocusStop, by: number): boolean {
  const area = stage.area()
  const top = area?.topOf(focused.id) ?? null
  const view = area && top !== null ? scrolledBeforeStep(area.view(), by, { ...focused, top }) : null
  if (view) area?.show(view)
  return view !== null
}

/** Scrolls a page on which nothing has the focus down (`by` above 0) or up; answers whether rows were hidden there. */
export function scrollUnfocused(stage: ScrollStage, by: number): boolean {
  const area = stage.area()
  const view = area ? scrolledBeforeStep(area.view(), by, { top: 0, isFirst: true, isLast: true }) : null
  if (view) area?.show(view)
  return view !== null
}

/** Scrolls to what has the focus where it is out of sight; answers whether it was. */
export function scrollBeforePress(stage: ScrollStage, focused: FocusStop): boolean {
  const area = stage.area()
  const top = area?.topOf(focused.id) ?? null
  if (!area || top === null || isRowSeen(area.view(), top)) return false
  area.show(withStopSeen(area.view(), { ...focused, top }))
  return true
}
