const comfortable = 12
const close = 17

/** An amount with its unit set smaller; longer figures are set smaller so that every digit stays in sight. */
export function AmountFigure({
  text,
  exact,
}: {
  readonly text: string
  /** What a pointer that rests on it reads. */
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
