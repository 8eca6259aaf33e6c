import type { Button } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { IconMark } from './IconMark.tsx'
import { KeyTurn } from './KeyTurn.tsx'

/** A button part: `wide` fills its line, `bare` shows the icon alone and keeps the words for those who listen. */
export function PressButton({
  part,
  shape = 'fitted',
}: {
  readonly part: Button
  readonly shape?: 'fitted' | 'wide' | 'bare'
}) {
  const dispatch = useDispatch()
  const { label, press, tone, icon, busy = false } = part
  return (
    <button
      type="button"
      className="button"
      data-tone={tone}
      data-shape={shape}
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press && dispatch(press)}
    >
      {busy ? <KeyTurn /> : icon && <IconMark name={icon} />}
      <span className={shape === 'bare' ? 'unseen' : 'words'}>{label}</span>
    </button>
  )
}
