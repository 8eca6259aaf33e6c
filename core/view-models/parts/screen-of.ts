import type { BootState, RootState } from '../../reducers/root.ts'
import type { Screen } from './parts.ts'
import { viewFailureView } from './view-failure.ts'

/** A screen whose view-model failed: a title for the replacement, and the error. */
export type BrokenScreen = { readonly title: string; readonly error: unknown }

/** A function that makes a screen of the full state. */
export type ViewModel = (state: RootState) => Screen

/** Returns the screen that a view-model makes of a state. Never throws. */
export function screenOf(state: BootState, viewModel: ViewModel): Screen | BrokenScreen {
  try {
    return viewModel(state as RootState)
  } catch (error) {
    return { title: viewFailureView(state, 'broken').title, error }
  }
}
