import type { BootState, RootState } from '../../reducers/root.ts'
import type { Screen } from './parts.ts'
import { viewFailureView } from './view-failure.ts'

/** A screen that could not be made: the title of what stands instead, and why. */
export type BrokenScreen = { readonly title: string; readonly error: unknown }

/** What is on a screen, made of the whole tree. */
export type ViewModel = (state: RootState) => Screen

/** The screen that a view-model makes of a state; never throws. */
export function screenOf(state: BootState, viewModel: ViewModel): Screen | BrokenScreen {
  try {
    return viewModel(state as RootState)
  } catch (error) {
    return { title: viewFailureView(state, 'broken').title, error }
  }
}
