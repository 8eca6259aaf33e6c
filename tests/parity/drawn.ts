import { Fragment, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import type { RootState } from '../../core/reducers/root.ts'
import { chromeView, viewNames } from '../../core/view-models/shell/chrome.ts'
import type { Parts } from '../../core/view-models/parts/parts.ts'
import { toastView } from '../../core/view-models/shell/toast.ts'
import { featureState } from '../../core/view-models/shell/feature-state.ts'
import { insteadOfView } from '../../core/view-models/shell/instead-of-view.ts'
import type { Store } from '../../core/store.ts'
import { screens } from '../../renderers/cli/screens.ts'
import { renderFrame } from '../../renderers/cli/headless.ts'
import { StoreContext } from '../../renderers/react-bindings/store-context.ts'
import { FailedView } from '../../renderers/react-dom/panel/FailedView.tsx'
import type { LoadedView } from '../../renderers/react-dom/panel/loaded-view.ts'
import { loading } from '../../renderers/react-dom/panel/LoadingView.tsx'
import { loaderOf } from '../../renderers/react-dom/view-registry.ts'

/** The views of the page, whose code is fetched. */
export async function loadedViews(): Promise<ReadonlyMap<ViewName, LoadedView>> {
  const views = new Map<ViewName, LoadedView>()
  for (const view of viewNames) {
    const loader = loaderOf(view, true)
    await loader.load()
    views.set(view, loader.loaded() as LoadedView)
  }
  return views
}

/** What a state shows: its frame around, and its view or what stands in the place of that. */
export function shownIn(state: RootState) {
  const chrome = chromeView(state)
  return {
    chrome,
    toast: toastView(state),
    screen: insteadOfView(state) ?? screens[chrome.view].viewModel(state),
  }
}

/** A state as the page draws its view, in HTML. */
export function drawnInPage(
  store: Store,
  state: RootState,
  views: ReadonlyMap<ViewName, LoadedView>,
): string {
  const { chrome, screen } = shownIn(state)
  const standing = featureState(state, chrome.view)
  const still = { ...store, state: () => state, initialState: () => state }
  const { Inner, Drawing, barStart } = (standing === 'here' && views.get(chrome.view)) || loading
  const parts: Parts = screen.parts
  const start = barStart && parts[barStart.place]
  const drawing =
    standing === 'missing'
      ? createElement(FailedView, { failure: 'not-loaded' })
      : createElement(
          Fragment,
          null,
          start?.part === 'line' && barStart && createElement(barStart.Drawing, { part: start }),
          createElement(
            Drawing,
            { parts: screen.parts },
            Inner && createElement(Inner, { parts: screen.parts }),
          ),
        )
  return renderToStaticMarkup(createElement(StoreContext.Provider, { value: still }, drawing))
}

// Ink makes a thing of each cell, empty ones included: room that nothing needs costs as much as what is drawn.
const room = { columns: 80, rows: 120 }

/** A state as the terminal draws it, where there is room for all of it. */
export function drawnInTerminal(store: Store, state: RootState): string {
  return renderFrame({ ...store, state: () => state, initialState: () => state }, room)
}
