import type { InputHTMLAttributes } from 'react'
import { textIn, typed } from '../../../core/view-models/parts.ts'
import type { TextField } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

const search: InputHTMLAttributes<HTMLInputElement> = {
  type: 'text',
  autoComplete: 'off',
  enterKeyHint: 'search',
}

const attributesFor: Readonly<
  Record<NonNullable<TextField['purpose']>, InputHTMLAttributes<HTMLInputElement>>
> = {
  email: { type: 'email', autoComplete: 'email', enterKeyHint: 'go' },
  // A phone fills a code in where the focus is.
  code: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    enterKeyHint: 'done',
    autoFocus: true,
  },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'next' },
  address: { type: 'text', autoComplete: 'off', enterKeyHint: 'done' },
}

/** A place to type; its name is also its placeholder. */
export function TypeField({ part, icon }: { readonly part: TextField; readonly icon?: IconName }) {
  const dispatch = useDispatch()
  const { purpose, approach, submit } = part
  return (
    <label className="field" part="field">
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{part.label}</span>
      <input
        {...(purpose ? attributesFor[purpose] : search)}
        data-purpose={purpose}
        disabled={part.isDisabled}
        value={textIn(part)}
        placeholder={part.label}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => dispatch(typed(part, event.currentTarget.value))}
        {...(approach && { onFocus: () => dispatch(approach) })}
        {...(submit && {
          onKeyDown: ({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && dispatch(submit),
        })}
      />
    </label>
  )
}
