import type { Link } from '../../../core/view-models/parts.ts'
import { IconMark } from './IconMark.tsx'

/** A page outside, opened beside this one; `boxed` stands among buttons. */
export function PageLink({ part, boxed = false }: { readonly part: Link; readonly boxed?: boolean }) {
  const look = boxed
    ? { className: 'button', 'data-tone': 'neutral', 'data-shape': 'wide' }
    : { className: 'link' }
  return (
    <a {...look} href={part.href} target="_blank" rel="noopener noreferrer">
      {part.icon && <IconMark name={part.icon} />}
      <span className="words">{part.label}</span>
    </a>
  )
}
