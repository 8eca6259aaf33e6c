import type { Button, Line } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'

/** Renders a fact that is copied when it is pressed. */
export function CopyChip({
  line: { label, value, full },
  copy,
}: {
  readonly line: Line
  readonly copy: Button
}) {
  const dispatch = useDispatch()
  const { press, icon } = copy
  return (
    <button
      type="button"
      className="chip"
      part="button"
      title={full}
      aria-disabled={press === null || undefined}
      onClick={() => press && dispatch(press)}
    >
      <span className="visually-hidden">
        {copy.label}. {label}
      </span>
      <bdi dir="ltr">{value}</bdi>
      {icon && <Icon name={icon} />}
    </button>
  )
}
