import type { CSSProperties } from 'react'

/**
 * Renders an amount in large figures, with its unit smaller. The figures shrink with their container, so that every digit stays on one line.
 * The height of the line stays the same.
 */
export function Amount({
  text,
  exact,
}: {
  readonly text: string
  /** The tooltip. */
  readonly exact?: string | undefined
}) {
  const space = text.lastIndexOf(' ')
  const figure = space < 0 ? text : text.slice(0, space)
  const unit = text.slice(figure.length)
  return (
    <bdi className="amount" dir="ltr" style={sizeOf(figure, unit)} title={exact}>
      {figure}
      {unit && <span className="unit">{unit}</span>}
    </bdi>
  )
}

/** Returns the length of the amount in figures of full size, for the style sheet. The unit has half their size. */
function sizeOf(figure: string, unit: string): CSSProperties {
  return { '--length': figure.length + unit.length / 2 } as CSSProperties
}
