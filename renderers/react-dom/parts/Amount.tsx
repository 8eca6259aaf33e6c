import type { CSSProperties } from 'react'

/** The greatest length that stays on one line, in figures of full size. The unit has half their size. */
const longest = 20

/**
 * Renders an amount in large figures, with its unit smaller. The figures shrink with their container, so that every digit stays on one line.
 * The height of the line stays the same. A very long amount may wrap. The amount has the direction of its own text, as amounts in rows have.
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
  const size = figure.length + (isUnitHidden ? 0 : unit.length / 2)
  const cents = hasCents ? centsAt(figure) : figure.length
  return (
    <bdi
      className="amount"
      style={{ '--length': size } as CSSProperties}
      data-long={size > longest || undefined}
      title={exact}
    >
      {figure.slice(0, cents)}
      {cents < figure.length && <span className="cents">{figure.slice(cents)}</span>}
      {unit && <span className={isUnitHidden ? 'visually-hidden' : 'unit'}>{unit}</span>}
    </bdi>
  )
}

/** Returns the index of the two digits after the point, or the length if there are none. */
function centsAt(figure: string): number {
  return /(?<=\d\D)\d\d(?=\D*$)/.exec(figure)?.index ?? figure.length
}
