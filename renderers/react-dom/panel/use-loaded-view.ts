import { useEffect, useReducer, useState } from 'react'
import type { Chrome } from '../../../core/view-models/chrome.ts'
import { loaderOf } from '../view-registry.ts'
import { unloadedView } from './loaded-view.ts'
import type { LoadedView } from './loaded-view.ts'
import { loading } from './LoadingView.tsx'

/** A view, what stands in its place while its chunk is on its way, or what says why it did not come; it is fetched again for every other `attempt`. */
export function useLoadedView(view: Chrome['view'], attempt: string): LoadedView {
  const loader = loaderOf(view)
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
  return failed?.attempt === attempt ? failed.view : (loader.loaded() ?? loading)
}
