import type { ReactNode } from 'react'

/** The sheet of a small line drawing, 72 units wide and high; it says nothing that the words beside it do not. */
export function LineDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
