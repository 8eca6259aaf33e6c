import type { Item } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import { SocialMark } from './pictures/SocialMark.tsx'

/** Renders a social account: `wide` with its name, else only its logo with the name for screen readers. */
export function SocialButton({
  part: { label, image, icon, press },
  isWide = false,
}: {
  readonly part: Item
  readonly isWide?: boolean
}) {
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className="button social"
      part="button"
      data-tone="neutral"
      data-shape="wide"
      title={isWide ? undefined : label}
      onClick={() => press && dispatch(press)}
    >
      {icon ? <Icon name={icon} /> : <SocialMark provider={image.seed} />}
      <span className={isWide ? 'words' : 'visually-hidden'}>{label}</span>
    </button>
  )
}
