import { useCallback, useEffect, useReducer, useState } from 'react'
import { ChunkError } from '../../../core/loading/chunk.ts'
import type { Chrome } from '../../../core/view-models/shell/chrome.ts'
import { featureState, isFrameLoaded } from '../../../core/view-models/shell/feature-state.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import type { State } from '../../react-bindings/use-view-model.ts'
import { loaderOf } from '../view-registry.ts'
import { unloadedView } from './loaded-view.ts'
import type { LoadedView } from './loaded-view.ts'
import { loading } from './LoadingView.tsx'

const withoutFeature = unloadedView(new ChunkError('What this view needs did not come.'))

/** Returns a view, its placeholder while it is loading, or a view that throws its loading error. Every new `attempt` loads it again. */
export function useLoadedView(view: Chrome['view'], attempt: string): LoadedView {
  const loader = loaderOf(view, useViewModel(isFrameLoaded))
  const feature = useViewModel(useCallback((state: State) => featureState(state, view), [view]))
  const [failed, setFailed] = useState<{ readonly attempt: string; readonly view: LoadedView } | null>(null)
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (loader.loaded()) return undefined
    let current = true
    loader.load().then(
      () => current && arrived(),
      (error: unknown) => current && setFailed({ attempt, view: unloadedView(error) }),
    )
    return () => {
      current = false
      setFailed(null)
    }
  }, [loader, attempt])
  if (feature !== 'here') return feature === 'missing' ? withoutFeature : loading
  const loaded = loader.loaded() ?? loader.meanwhile
  return failed?.attempt === attempt && !loaded ? failed.view : (loaded ?? loading)
}
