import { useMemo } from 'react'
import { viewFailureView } from '../../../core/view-models/parts/view-failure.ts'
import type { ViewFailure } from '../../../core/view-models/parts/view-failure.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import type { State } from '../../react-bindings/use-view-model.ts'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PressButton } from '../parts/PressButton.tsx'

/** Renders the replacement of a view that is not available. */
export function FailedView({ failure }: { readonly failure: ViewFailure }) {
  const view = useMemo(() => (state: State) => viewFailureView(state, failure), [failure])
  const { failed, retry } = useViewModel(view).parts
  return (
    <div className="view">
      <div className="failed-view">
        <NoticeBox part={failed} />
        <PressButton part={retry} shape="wide" />
      </div>
    </div>
  )
}
