import { Component } from 'react'
import type { ReactNode } from 'react'
import { ChunkError } from '../../../core/loading/chunk.ts'
import type { ViewFailure } from '../../../core/view-models/parts/view-failure.ts'
import { FailedView } from './FailedView.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly failure: ViewFailure | null }

/** Catches the error of a view that cannot be rendered. Shows a message and a retry button in its place. */
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
