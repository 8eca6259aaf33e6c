import { loadingView } from '../../../core/view-models/shell/loading-view.ts'
import type { LoadingViewParts } from '../../../core/view-models/shell/loading-view.ts'
import { ProgressMark } from '../parts/pictures/ProgressMark.tsx'
import { loadedView } from './loaded-view.ts'

/** The placeholder of a view while its chunk is loading. */
export const loading = loadedView(loadingView, LoadingView)

function LoadingView({ parts: { waiting } }: { readonly parts: LoadingViewParts }) {
  return (
    <div className="loading-view">
      <ProgressMark part={waiting} />
    </div>
  )
}
