import type { Button, Notice, TextField } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import type { RenderedIconName } from './pictures/icon-paths.ts'
import { Spinner } from './pictures/Spinner.tsx'
import { TypeField } from './TypeField.tsx'

/** Renders a text field with its button inside, at its end. The room of the button and of an error is kept, so that nothing moves. */
export function FieldWithButton({
  part,
  button,
  failed = null,
  icon,
}: {
  readonly part: TextField
  /** Null until there is something to send. */
  readonly button: Button | null
  /** Why the last press failed, in the line of the field's own error. */
  readonly failed?: Notice | null
  readonly icon?: RenderedIconName
}) {
  return (
    <div className="field-with-button">
      <TypeField part={part} {...(icon && { icon })}>
        {button && <EndButton part={button} />}
      </TypeField>
      {failed && (
        <p className="field-error" role="alert">
          {failed.title} {failed.body !== undefined && <span>{failed.body}</span>}
        </p>
      )}
    </div>
  )
}

function EndButton({ part: { label, press, busy = false } }: { readonly part: Button }) {
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className="field-button"
      part="button"
      aria-label={label}
      title={label}
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press && dispatch(press)}
    >
      {busy ? <Spinner /> : <Icon name="forward" />}
    </button>
  )
}
