import type { CSSProperties } from 'react'

/**
 * Renders an amount in large figures, with its unit smaller. The figures shrink with their container, so that every digit stays on one line.
 * The height of the line stays the same.
 */
export function Amount({
  text,
  exact,
  isUnitHidden = false,
}: {
  readonly text: string
  /** The tooltip. */
  readonly exact?: string | undefined
  /** Whether only screen readers have the unit, because it is written beside the amount. */
  readonly isUnitHidden?: boolean
}) {
  const space = text.lastIndexOf(' ')
  // The last word of `about $100.00` is no unit.
  const figure = /\d/.test(text.slice(0, space)) ? text.slice(0, space) : text
  const unit = text.slice(figure.length)
  return (
    <bdi className="amount" dir="ltr" style={sizeOf(figure, isUnitHidden ? '' : unit)} title={exact}>
      {figure}
      {unit && <span className={isUnitHidden ? 'visually-hidden' : 'unit'}>{unit}</span>}
    </bdi>
  )
}

/** Returns the length of the amount in figures of full size, for the style sheet. The unit has half their size. */
function sizeOf(figure: string, unit: string): CSSProperties {
  return { '--length': figure.length + unit.length / 2 } as CSSProperties
}
