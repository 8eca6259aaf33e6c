import type { ReactNode } from 'react'

/** Draws the canvas of a small line drawing, 72 units wide and high. It is hidden from screen readers. */
export function LineDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
