import { memo } from 'react'
import type { Link, Tone } from '../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'

/**
 * Renders a link: an external page in a new tab, or an app. With a shape it looks like a button. Inside an iframe, an app link navigates the top
 * page. A page whose `frame-src` lacks the app's scheme would lose the iframe.
 */
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
