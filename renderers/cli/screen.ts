import type { Parts, Screen } from '../../core/view-models/parts/parts.ts'
import type { ViewModel } from '../../core/view-models/parts/screen-of.ts'

/** A view of the terminal: what it says of a state, and the places of its parts from top to bottom, in groups that stand apart. */
export type DescribedScreen = {
  readonly viewModel: ViewModel
  readonly groups: readonly (readonly string[])[]
}

/** Puts a view-model and its groups together; every place in a group is one that the view-model fills. */
export function screen<Places extends Parts>(
  viewModel: (...given: Parameters<ViewModel>) => Screen<Places>,
  groups: readonly (readonly (keyof Places & string)[])[],
): { readonly viewModel: typeof viewModel; readonly groups: typeof groups } {
  return { viewModel, groups }
}
