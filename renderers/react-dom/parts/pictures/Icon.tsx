import { iconPaths } from './icon-paths.ts'
import type { RenderedIconName } from './icon-paths.ts'

/** Renders an icon, hidden from screen readers, which read the words beside it. */
export function Icon({ name }: { readonly name: RenderedIconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
