import { memo } from 'react'
import type { Button } from '../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import { Spinner } from './pictures/Spinner.tsx'

/** Renders a button. `wide` fills its line; `bare` shows only the icon and keeps the label for screen readers. */
export const PressButton = memo(DrawnButton, isSameData)

function DrawnButton({
  part,
  shape = 'fitted',
}: {
  readonly part: Button
  readonly shape?: 'fitted' | 'wide' | 'bare'
}) {
  const dispatch = useDispatch()
  const { label, press, tone, icon, busy = false, isStep = false } = part
  return (
    <button
      type="button"
      className="button"
      part="button"
      data-tone={tone}
      data-shape={shape}
      data-every-press={isStep || undefined}
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press && dispatch(press)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span className={shape === 'bare' ? 'visually-hidden' : 'words'}>{label}</span>
    </button>
  )
}
