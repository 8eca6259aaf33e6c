import { Box, Text } from 'ink'
import type { Link } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { fitsInOneRow } from '../layout/part-height.ts'
import { useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { Anchor } from './Anchor.tsx'
import { Marker } from './Marker.tsx'

/** Renders a link to an external page with its complete URL, beside its label or below. */
export function LinkPart({
  place,
  link,
  columns,
}: {
  readonly place: string
  readonly link: Link
  readonly columns: number
}) {
  const theme = useTheme()
  const isFocused = useIsFocused(place)
  const isOneRow = fitsInOneRow(link.label, link.href, columns)
  return (
    <Box
      flexDirection={isOneRow ? 'row' : 'column'}
      columnGap={2}
      aria-label={spokenName(`${link.label}: ${link.href}`, isFocused)}
    >
      <Box flexShrink={0}>
        <Marker id={place} />
        <Text {...(isFocused ? colours(theme.accent) : {})} bold={isFocused}>
          <Anchor href={link.href}>{link.label}</Anchor>
        </Text>
      </Box>
      <Box paddingLeft={isOneRow ? 0 : 2}>
        <Text {...colours(theme.quiet)} wrap="wrap">
          <Anchor href={link.href}>{link.href}</Anchor>
        </Text>
      </Box>
    </Box>
  )
}
