import type { ComponentType } from 'react'
import type { FeatureName, ViewOf } from '../../../core/domain/features/features.ts'
import type { Parts, Screen } from '../../../core/view-models/parts/parts.ts'
import type { ViewModel } from '../../../core/view-models/parts/screen-of.ts'

/** A view as its chunk brings it: what it says of a state, what draws that, and the style sheets it wears. */
export type LoadedView = {
  readonly viewModel: ViewModel
  readonly Drawing: ComponentType<{ readonly parts: Parts }>
  /** What stands above, where a chunk brought it later. */
  readonly Ahead?: ComponentType<{ readonly parts: Parts }> | undefined
  readonly sheets: readonly string[]
}

/** The views of a feature as its chunk brings them; Connect is there when the modal is. */
export type ViewsOf<Feature extends FeatureName> = Readonly<
  Record<Exclude<ViewOf<Feature>, 'Connect'>, LoadedView>
>

/** Puts a view-model and its drawing together, with style sheets of its own as CSS; the places that the one fills are those that the other draws. */
export function loadedView<Places extends Parts>(
  viewModel: (...given: Parameters<ViewModel>) => Screen<Places>,
  Drawing: ComponentType<{ readonly parts: Places }>,
  ...sheets: readonly string[]
): LoadedView {
  return { viewModel, Drawing: Drawing as ComponentType<{ readonly parts: Parts }>, sheets }
}

/** A view that is not there: all it does is say why. */
export function unloadedView(error: unknown): LoadedView {
  return {
    viewModel: () => {
      throw error
    },
    Drawing: () => null,
    sheets: [],
  }
}
