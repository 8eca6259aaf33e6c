import { useId } from 'react'
import type { SyntheticEvent } from 'react'
import { textIn, typed } from '../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'

/** Renders one cell for each digit of a code, below one real input. So a paste and a phone's autofill work, and a screen reader has one field. */
export function CodeCells({ part }: { readonly part: TextField }) {
  const dispatch = useDispatch()
  const errorId = useId()
  const { label, error, length = 0 } = part
  const digits = textIn(part)
  return (
    <div className="code-place">
      <label className="code-cells" part="field" dir="ltr" data-wrong={error ? '' : undefined}>
        <span className="visually-hidden">{label}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          autoCapitalize="off"
          spellCheck={false}
          // A phone fills in a code where the focus is.
          autoFocus
          data-purpose="code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={digits}
          onChange={(event) => dispatch(typed(part, event.currentTarget.value))}
          onSelect={keepCaretAtEnd}
        />
        {Array.from({ length }, (_, cell) => (
          <span
            key={cell}
            className="code-cell"
            aria-hidden="true"
            data-next={cell === Math.min(digits.length, length - 1) ? '' : undefined}
          >
            {digits[cell]}
          </span>
        ))}
      </label>
      <div className="code-error" id={errorId} role="alert">
        {error && (
          <>
            {error.title}
            {error.body !== undefined && ` ${error.body}`}
          </>
        )}
      </div>
    </div>
  )
}

/** Keeps the caret behind the last digit, because the cells show no other place for it. A selection stays. */
function keepCaretAtEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart !== selectionEnd || selectionEnd === value.length) return
  currentTarget.setSelectionRange(value.length, value.length)
}
