import type { Button } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { IconMark } from './IconMark.tsx'
import { KeyTurn } from './KeyTurn.tsx'
import type { IconName } from './icon-paths.ts'

/** A button part: `wide` fills its line, `bare` shows the icon alone and keeps the words for those who listen; `mark` is drawn in place of its icon. */
export function PressButton({
  part,
  shape = 'fitted',
  mark,
}: {
  readonly part: Button
  readonly shape?: 'fitted' | 'wide' | 'bare'
  readonly mark?: IconName
}) {
  const dispatch = useDispatch()
  const { label, press, tone, busy = false } = part
  const icon = mark ?? part.icon
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
