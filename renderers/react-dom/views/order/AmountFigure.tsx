const comfortable = 12
const close = 17

/** Renders an amount with a smaller unit. Longer figures are smaller so that every digit is visible. */
export function AmountFigure({
  text,
  exact,
}: {
  readonly text: string
  /** The tooltip. */
  readonly exact?: string | undefined
}) {
  const space = text.lastIndexOf(' ')
  const figure = space < 0 ? text : text.slice(0, space)
  const length = figure.length <= comfortable ? 'short' : figure.length <= close ? 'medium' : 'long'
  return (
    <bdi className="amount" dir="ltr" data-length={length} title={exact}>
      {figure}
      <span className="unit">{text.slice(figure.length)}</span>
    </bdi>
  )
}
