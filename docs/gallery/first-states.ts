import type { GalleryState } from './gallery-data.ts'

/** One state of each view: the first in which the view has arrived. */
export function firstStates<State extends Pick<GalleryState, 'view' | 'frame'>>(
  states: readonly State[],
): readonly State[] {
  const firsts = new Map<string, State>()
  for (const state of states) if (hasArrived(state) && !firsts.has(state.view)) firsts.set(state.view, state)
  return [...firsts.values()]
}

/** Whether a state shows its view, and not that it is on its way. */
export function hasArrived({ frame }: Pick<GalleryState, 'frame'>): boolean {
  return !frame.includes('Loading this view')
}
