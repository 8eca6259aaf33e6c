import { memo } from 'react'
import type { Link, Tone } from '../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'

/** A page outside, opened beside this one, or an app, opened in its place; as a button when it has a shape. In a frame an app takes the place of the whole page: one whose `frame-src` lacks the app's scheme would lose the frame. */
export const PageLink = memo(DrawnLink, isSameData)

function DrawnLink({
  part: { label, href, icon, press, opensApp = false },
  shape,
  tone = 'neutral',
}: {
  readonly part: Link
  readonly shape?: 'fitted' | 'wide'
  readonly tone?: Tone
}) {
  const dispatch = useDispatch()
  const look = shape
    ? { className: 'button', part: 'button', 'data-tone': tone, 'data-shape': shape }
    : { className: 'link', part: 'link' }
  const way = opensApp ? { target: '_top' } : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...look} {...way} href={href} onClick={() => press && dispatch(press)}>
      {icon && <Icon name={icon} />}
      <span className="words">{label}</span>
    </a>
  )
}
