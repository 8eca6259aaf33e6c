/** A choice of one of several values. */
export type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of several, as a row of buttons. */
export function Choice<Value extends string>({ label, values, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div className="choice" role="group" aria-label={label}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {value}
        </button>
      ))}
    </div>
  )
}
