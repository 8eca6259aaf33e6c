import type { ChoiceProps } from './Choice.tsx'

/** One of many, as a list that opens. */
export function Select<Value extends string>({ label, values, chosen, onChoose }: ChoiceProps<Value>) {
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
