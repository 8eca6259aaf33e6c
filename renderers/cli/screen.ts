import type { Parts, Screen } from '../../core/view-models/parts/parts.ts'
import type { ViewModel } from '../../core/view-models/parts/screen-of.ts'

/** A view of the terminal: its view-model, and the places of its parts from top to bottom, in groups with a gap between them. */
export type DescribedScreen = {
  readonly viewModel: ViewModel
  readonly groups: readonly (readonly string[])[]
}

/** Combines a view-model and its groups. Every place in a group must be one of the view-model's. */
export function screen<Places extends Parts>(
  viewModel: (...given: Parameters<ViewModel>) => Screen<Places>,
  groups: readonly (readonly (keyof Places & string)[])[],
): { readonly viewModel: typeof viewModel; readonly groups: typeof groups } {
  return { viewModel, groups }
}
