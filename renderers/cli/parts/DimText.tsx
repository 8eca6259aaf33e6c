import { Text } from 'ink'
import type { ReactNode } from 'react'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'

/** Renders secondary text, truncated at its end if there is no room. */
export function DimText({ children }: { readonly children: ReactNode }) {
  return (
    <Text {...colours(useTheme().quiet)} wrap="truncate-end">
      {children}
    </Text>
  )
}
