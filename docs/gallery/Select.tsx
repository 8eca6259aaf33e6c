/** One of many, as a list that opens. */
export function Select<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}) {
  return (
    <label className="select">
      {label}
      <select
        value={chosen}
        onChange={({ target }) => {
          const value = values.find((one) => one === target.value)
          if (value !== undefined) onChoose(value)
        }}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
}
