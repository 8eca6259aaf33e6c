import { Component } from 'react'
import type { ReactNode } from 'react'
import type { Parts } from '../../../core/view-models/parts/parts.ts'
import { viewFailureView } from '../../../core/view-models/parts/view-failure.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import type { State } from '../../react-bindings/use-view-model.ts'
import { BrokenDrawingContext } from './broken-drawing.ts'
import type { BrokenDrawing } from './broken-drawing.ts'
import { Sections } from './Sections.tsx'
import type { Space } from '../layout/space.ts'

type Props = Space & { readonly drawing: string; readonly children: ReactNode }

/** Catches the error of a screen that cannot be rendered. Shows a message and a retry button in its place. */
export class ScreenBoundary extends Component<Props, { readonly isBroken: boolean }> {
  static override readonly contextType = BrokenDrawingContext
  declare context: BrokenDrawing
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.context.tell(this.props.drawing)
  }

  override componentWillUnmount() {
    if (this.state.isBroken) this.context.tell(null)
  }

  override render(): ReactNode {
    const { children, columns, rows } = this.props
    return this.state.isBroken ? <FailedScreen columns={columns} rows={rows} /> : children
  }
}

const groups = [['waiting'], ['failed'], ['retry']] as const
const failure = (state: State) => viewFailureView(state, 'broken')

function FailedScreen(space: Space) {
  return <StandIn {...useViewModel(failure)} {...space} />
}

/** Renders the replacement of a screen: a progress message, or an error with a retry button. */
export function StandIn(screen: Space & { readonly parts: Parts }) {
  return <Sections {...screen} groups={groups} />
}
