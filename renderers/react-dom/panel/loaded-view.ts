import type { ComponentType, ReactNode } from 'react'
import type { FeatureName, ViewOf } from '../../../core/domain/features/features.ts'
import type { Line, Parts, Screen } from '../../../core/view-models/parts/parts.ts'
import type { ViewModel } from '../../../core/view-models/parts/screen-of.ts'

/** A loaded view: its view-model, its component and its style sheets. */
export type LoadedView = {
  readonly viewModel: ViewModel
  readonly Drawing: ComponentType<{ readonly parts: Parts; readonly children?: ReactNode }>
  /** A component of a later chunk. The view renders it as its `children`. */
  readonly Inner?: ComponentType<{ readonly parts: Parts }> | undefined
  /** The part that stands at the start of the title bar in place of the title, and its component. */
  readonly barStart?: { readonly place: string; readonly Drawing: ComponentType<{ readonly part: Line }> }
  readonly sheets: readonly string[]
}

/** The views of a feature's chunk. Connect is loaded with the modal. */
export type ViewsOf<Feature extends FeatureName> = Readonly<
  Record<Exclude<ViewOf<Feature>, 'Connect'>, LoadedView>
>

/** Combines a view-model and its component, with style sheets as CSS. The view-model's places must be those of the component. */
export function loadedView<Places extends Parts>(
  viewModel: (...given: Parameters<ViewModel>) => Screen<Places>,
  Drawing: ComponentType<{ readonly parts: Places }>,
  ...sheets: readonly string[]
): LoadedView {
  return { viewModel, Drawing: Drawing as ComponentType<{ readonly parts: Parts }>, sheets }
}

/** Returns a view that only throws its error. */
export function unloadedView(error: unknown): LoadedView {
  return {
    viewModel: () => {
      throw error
    },
    Drawing: () => null,
    sheets: [],
  }
}
