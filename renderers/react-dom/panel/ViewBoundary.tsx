import { Component } from 'react'
import type { ReactNode } from 'react'
import { ChunkError } from '../../../core/loading/chunk.ts'
import type { ViewFailure } from '../../../core/view-models/parts/view-failure.ts'
import { FailedView } from './FailedView.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly failure: ViewFailure | null }

/** Keeps a view that cannot be drawn from taking the dialog with it: what happened and another try stand in its place. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ChunkError ? 'not-loaded' : 'broken' }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <FailedView failure={failure} />
  }
}
