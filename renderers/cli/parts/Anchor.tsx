import { hyperlink } from '../theme/hyperlinks.ts'
import { useTheme } from '../theme/theme.ts'

/** Renders a text as a link to a URL, if the terminal opens links (OSC 8). It stands inside a `Text`, which wraps or truncates it. */
export function Anchor({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  const { hasLinks } = useTheme()
  return hasLinks && href !== undefined ? hyperlink(children, href) : children
}
