import { Transform } from 'ink'
import type { ReactNode } from 'react'
import { hyperlink } from '../theme/hyperlinks.ts'
import { useTheme } from '../theme/theme.ts'

/** Renders each row of a text as a link to a URL, if the terminal opens links (OSC 8). */
export function Anchor({
  href,
  children,
}: {
  readonly href: string | undefined
  readonly children: ReactNode
}) {
  const { hasLinks } = useTheme()
  return hasLinks && href !== undefined ? (
    <Transform transform={(row) => hyperlink(row, href)}>{children}</Transform>
  ) : (
    children
  )
}
