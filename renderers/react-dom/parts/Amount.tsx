import type { CSSProperties } from 'react'

/**
 * Renders an amount in large figures, with its unit smaller. The figures shrink with their container, so that every digit stays on one line.
 * The height of the line stays the same.
 */
export function Amount({
  text,
  exact,
  hasCents = false,
  isUnitHidden = false,
}: {
  readonly text: string
  /** The tooltip. */
  readonly exact?: string | undefined
  /** Whether the figure ends with the cents of a currency, which are fainter. */
  readonly hasCents?: boolean
  /** Whether only screen readers have the unit, because it is written beside the amount. */
  readonly isUnitHidden?: boolean
}) {
  const space = text.lastIndexOf(' ')
  // `$100.00` has no unit, and the last word of `about $100.00` is none.
  const hasUnit = space > 0 && /\d/.test(text.slice(0, space))
  const figure = hasUnit ? text.slice(0, space) : text
  const unit = text.slice(figure.length)
  const cents = hasCents ? centsAt(figure) : figure.length
  return (
    <bdi className="amount" dir="ltr" style={sizeOf(figure, isUnitHidden ? '' : unit)} title={exact}>
      {figure.slice(0, cents)}
      {cents < figure.length && <span className="cents">{figure.slice(cents)}</span>}
      {unit && <span className={isUnitHidden ? 'visually-hidden' : 'unit'}>{unit}</span>}
    </bdi>
  )
}

/** Returns the length of the amount in figures of full size, for the style sheet. The unit has half their size. */
function sizeOf(figure: string, unit: string): CSSProperties {
  return { '--length': figure.length + unit.length / 2 } as CSSProperties
}

/** Returns the index of the two digits after the point, or the length if there are none. */
function centsAt(figure: string): number {
  return /(?<=\d\D)\d\d(?=\D*$)/.exec(figure)?.index ?? figure.length
}
