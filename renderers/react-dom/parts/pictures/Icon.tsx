import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

/** An icon; it says nothing to a screen reader, the words beside it do. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
