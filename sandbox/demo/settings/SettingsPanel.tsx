import { useEffect, useRef, useState } from 'react'
import type { Settings } from './setting-field.ts'
import { settingFields, settingGroups } from './setting-groups.ts'
import type { SettingMistake } from './setting-mistake.ts'
import { SettingRow } from './SettingRow.tsx'

type Props = {
  readonly settings: Settings
  readonly defaults: Settings
  readonly mistake: SettingMistake | null
  /** Applies the settings. Returns whether they are valid. */
  readonly onApply: (settings: Settings) => boolean
  readonly onClose: () => void
}

/** Renders the drawer with every option. Applying them creates a new Latchkey. */
export function SettingsPanel({ settings, defaults, mistake, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(settings)
  const dialog = useRef<HTMLDialogElement>(null)
  const wrong = settingFields.find((field) => field.name === mistake?.option)?.name

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (mistake) dialog.current?.querySelector('.mistake')?.scrollIntoView({ block: 'center' })
  }, [mistake])

  return (
    <dialog
      ref={dialog}
      className="settings"
      data-testid="settings"
      aria-labelledby="settings-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (onApply(draft)) dialog.current?.close()
        }}
      >
        <div className="settings-top">
          <h2 id="settings-title">Options</h2>
          <p>
            Applying begins a new Latchkey; this page’s URL carries what you changed. Options marked “later”
            are checked, but nothing uses them yet.
          </p>
        </div>
        <div className="settings-fields">
          {settingGroups.map(({ title, fields }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {fields.map((field) => (
                <SettingRow
                  key={field.name}
                  field={field}
                  value={draft[field.name] ?? ''}
                  isChanged={draft[field.name] !== defaults[field.name]}
                  mistake={field.name === wrong ? (mistake?.message ?? null) : null}
                  onChange={(text) => setDraft({ ...draft, [field.name]: text })}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <div className="settings-foot">
          {mistake && !wrong && (
            <p className="mistake" role="alert" data-testid="setting-error">
              {mistake.message}
            </p>
          )}
          <button type="submit" className="strong" data-testid="settings-apply">
            Apply
          </button>
          <button type="button" data-testid="settings-reset" onClick={() => setDraft(defaults)}>
            Defaults
          </button>
          <button type="button" data-testid="settings-close" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  )
}
