import { useId } from 'react'
import type { SettingField } from './setting-field.ts'
import { SettingControlBox } from './SettingControlBox.tsx'

type Props = {
  readonly field: SettingField
  readonly value: string
  readonly isChanged: boolean
  readonly mistake: string | null
  readonly onChange: (text: string) => void
}

/** Renders a setting with its name, its hint and its error. */
export function SettingRow({ field, value, isChanged, mistake, onChange }: Props) {
  const id = useId()
  const described = [field.hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ')
  const Name = field.control.kind === 'several' ? 'span' : 'label'
  return (
    <div className="setting" data-kind={field.control.kind} data-changed={isChanged || undefined}>
      <span className="setting-name">
        <Name {...(Name === 'label' ? { htmlFor: id } : {})}>{field.label}</Name>
        {field.isLater && <span className="later">later</span>}
      </span>
      <SettingControlBox {...{ field, id, value, described, onChange }} isWrong={mistake !== null} />
      {field.hint && (
        <small id={`${id}-hint`} className="hint">
          {field.hint}
        </small>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className="mistake" role="alert" data-testid="setting-error">
          {mistake}
        </p>
      )}
    </div>
  )
}
