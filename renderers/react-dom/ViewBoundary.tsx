import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode }

/** Keeps a view that cannot be drawn (its chunk did not arrive) from taking the dialog with it: the title and the ways out stay. */
export class ViewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
