import { Component } from 'react'
import type { ContextType, ReactNode } from 'react'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { renderFailed } from '../../../core/view-models/shell/render-failed.ts'
import { StoreContext } from '../../react-bindings/store-context.ts'

type Props = {
  /** The name of the content in the log. */
  readonly drawing: string
  /** A change of this value renders the content again. */
  readonly again?: unknown
  readonly children: ReactNode
}
type State = { readonly again: unknown; readonly broke: { readonly error: unknown } | null }

/**
 * Catches Latchkey's errors, which would break the host's React tree. Renders nothing after such an error, and logs it. A `LatchkeyError` is a
 * mistake of the host, such as a wrong prop, and is passed on.
 */
export class OwnBoundary extends Component<Props, State> {
  static override readonly contextType = StoreContext
  declare context: ContextType<typeof StoreContext>
  override state: State = { again: this.props.again, broke: null }

  static getDerivedStateFromProps({ again }: Props, state: State): State | null {
    return again === state.again ? null : { again, broke: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broke: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.context?.dispatch(renderFailed(this.props.drawing, error))
  }

  override render(): ReactNode {
    const { broke } = this.state
    if (broke === null) return this.props.children
    if (broke.error instanceof LatchkeyError) throw broke.error
    return null
  }
}
