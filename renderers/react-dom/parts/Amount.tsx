import type { CSSProperties } from 'react'

/**
 * Renders an amount in large figures, with its unit smaller. The figures shrink with their container, so that every digit stays on one line.
 * The height of the line stays the same.
 */
export function Amount({
  text,
  exact,
  hasCents = false,
}: {
  readonly text: string
  /** The tooltip. */
  readonly exact?: string | undefined
  /** Whether the figure ends with the cents of a currency, which are fainter. */
  readonly hasCents?: boolean
}) {
  const space = text.lastIndexOf(' ')
  const figure = space < 0 ? text : text.slice(0, space)
  const unit = text.slice(figure.length)
  const cents = hasCents && !figure.startsWith('<') ? (/\d\d(?=\D*$)/.exec(figure)?.index ?? figure.length) : figure.length
  return (
    <bdi className="amount" dir="ltr" style={sizeOf(figure, unit)} title={exact}>
      {figure.slice(0, cents)}
      {cents < figure.length && <span className="cents">{figure.slice(cents)}</span>}
      {unit && <span className="unit">{unit}</span>}
    </bdi>
  )
}

/** Returns the length of the amount in figures of full size, for the style sheet. The unit has half their size. */
function sizeOf(figure: string, unit: string): CSSProperties {
  return { '--length': figure.length + unit.length / 2 } as CSSProperties
}
