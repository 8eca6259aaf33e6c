import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { textIn, typed } from '../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import type { RenderedIconName } from './pictures/icon-paths.ts'
import { useSelectOnFocus } from './lists/use-select-on-focus.ts'

const search: InputHTMLAttributes<HTMLInputElement> = {
  type: 'text',
  inputMode: 'search',
  autoComplete: 'off',
  enterKeyHint: 'search',
}

const attributesFor: Readonly<
  Partial<Record<NonNullable<TextField['purpose']>, InputHTMLAttributes<HTMLInputElement>>>
> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'go' },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'next' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'off', enterKeyHint: 'go' },
  address: { type: 'text', inputMode: 'text', autoComplete: 'off', enterKeyHint: 'done' },
}

/** Renders a text field, whose label is also its placeholder. Below is the error. */
export function TypeField({
  part,
  icon,
  children,
}: {
  readonly part: TextField
  readonly icon?: RenderedIconName
  /** A button inside the field. */
  readonly children?: ReactNode
}) {
  const dispatch = useDispatch()
  const { purpose, approach, submit, error } = part
  const errorId = useId()
  const selectsOnFocus = useSelectOnFocus()
  return (
    <div className="field-place">
      <label className="field" part="field">
        {icon && <Icon name={icon} />}
        <span className="visually-hidden">{part.label}</span>
        <input
          {...(purpose ? attributesFor[purpose] : search)}
          data-purpose={purpose}
          disabled={part.isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={textIn(part)}
          placeholder={part.label}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => dispatch(typed(part, event.currentTarget.value))}
          {...(purpose === 'amount' && selectsOnFocus)}
          {...(approach && { onFocus: () => dispatch(approach) })}
          {...(submit && {
            onKeyDown: ({ key, nativeEvent }) =>
              key === 'Enter' && !nativeEvent.isComposing && dispatch(submit),
          })}
        />
        {part.suffix !== undefined && <span className="field-suffix">{part.suffix}</span>}
      </label>
      {children}
      {error && (
        <div className="field-error" id={errorId} role="alert">
          <p>{error.title}</p>
          {error.body !== undefined && <p>{error.body}</p>}
        </div>
      )}
    </div>
  )
}
