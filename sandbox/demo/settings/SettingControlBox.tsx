import type { SettingField } from './setting-field.ts'

type Props = {
  readonly field: SettingField
  readonly id: string
  readonly value: string
  readonly described: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

/** Renders the input of a setting. */
export function SettingControlBox({ field, id, value, described, isWrong, onChange }: Props) {
  const { control, placeholder, name } = field
  const shared = {
    id,
    value,
    placeholder,
    'aria-describedby': described || undefined,
    'aria-invalid': isWrong || undefined,
    'data-testid': `setting-${name}`,
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  }
  if (control.kind === 'json' || control.kind === 'list')
    return <textarea {...shared} rows={Math.min(9, Math.max(2, value.split('\n').length))} />
  if (control.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value === 'true'}
        aria-describedby={described || undefined}
        data-testid={`setting-${name}`}
        onChange={({ target }) => onChange(String(target.checked))}
      />
    )
  if (control.kind === 'choice')
    return (
      <select {...shared}>
        {[...new Set([...control.choices, value])].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    )
  if (control.kind === 'several')
    return <SeveralBox {...{ field, value, onChange }} choices={control.choices} />
  return (
    <>
      <input {...shared} type="text" list={control.suggestions && `${id}-list`} />
      {control.suggestions && (
        <datalist id={`${id}-list`}>
          {control.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}

function SeveralBox({
  field,
  choices,
  value,
  onChange,
}: Pick<Props, 'field' | 'value' | 'onChange'> & { readonly choices: readonly string[] }) {
  const chosen = value.split(/[\s,]+/)
  const without = (choice: string) => chosen.filter((other) => other && other !== choice)
  return (
    <div className="several" role="group" aria-label={field.label}>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            data-testid={`setting-${field.name}-${choice}`}
            onChange={({ target }) =>
              onChange([...without(choice), ...(target.checked ? [choice] : [])].join('\n'))
            }
          />
          {choice}
        </label>
      ))}
    </div>
  )
}
