import { loadingView } from '../../../core/view-models/loading-view.ts'
import type { Chrome } from '../../../core/view-models/chrome.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ProgressMark } from '../parts/ProgressMark.tsx'
import { useLoadedView } from './use-loaded-view.ts'

/** A view in its place, sliding in from where the last move went; while its chunk is on its way, that. */
export function ViewPlace({
  view,
  moves,
}: {
  readonly view: Chrome['view']
  readonly moves: Chrome['direction'] | undefined
}) {
  const drawn = useLoadedView(view)
  if (!drawn) return <AwaitedView />
  return (
    <div className="view" data-moves={moves}>
      {drawn}
    </div>
  )
}

function AwaitedView() {
  const waiting = useViewModel(loadingView)
  return (
    <div className="loading-view">
      <ProgressMark part={waiting} />
    </div>
  )
}
