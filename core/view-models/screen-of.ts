import type { RootState } from '../reducers/root.ts'
import type { Screen } from './parts.ts'
import { viewFailureView } from './view-failure.ts'

/** A screen that could not be made: the title of what stands instead, and why. */
export type BrokenScreen = { readonly title: string; readonly error: unknown }

/** The screen that a view-model makes of a state; never throws. */
export function screenOf(state: RootState, viewModel: (state: RootState) => Screen): Screen | BrokenScreen {
  try {
    return viewModel(state)
  } catch (error) {
    return { title: viewFailureView(state, 'broken').title, error }
  }
}
