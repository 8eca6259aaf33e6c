import { Box, Text } from 'ink'
import type { Line } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { fullValueIndent, isShortened } from '../layout/part-height.ts'
import { valueColumn } from '../layout/value-column.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { colourOf, toneMark, useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'
import { Tile } from './Tile.tsx'

type LinePartProps = { readonly place: string; readonly line: Line; readonly columns: number }

/** Renders a fact: its name and its value (dots while unknown). A shortened value has the full one below, because a terminal has no tooltip. */
export function LinePart({ place, line, columns }: LinePartProps) {
  const theme = useTheme()
  const isFocused = useIsFocused(place)
  const { label, value, full, image, images, press, tone } = line
  // A line without a value only leads to another view.
  const isWay = value === '' && !images && Boolean(press)
  return (
    <Box
      flexDirection="column"
      aria-label={spokenName([label, spokenValue(line)].filter(Boolean).join(': '), isFocused)}
      {...(press ? { 'aria-role': 'button' as const } : {})}
    >
      <Box>
        <Marker id={place} />
        <Box
          minWidth={isWay ? 0 : valueColumn(columns) - 3}
          flexShrink={images ? 1 : 0}
          marginRight={isWay ? 0 : 1}
        >
          <Text
            {...colours(isWay ? (isFocused ? theme.accent : undefined) : theme.quiet)}
            bold={isWay && isFocused}
            wrap={images ? 'wrap' : 'truncate-end'}
          >
            {label}
          </Text>
        </Box>
        {image ? (
          <Box marginRight={1} flexShrink={0}>
            <Tile image={image} />
          </Box>
        ) : null}
        {value === null ? (
          <DimText>{'·'.repeat(12)}</DimText>
        ) : (
          <Text
            {...colours(isFocused ? theme.accent : colourOf(theme, tone))}
            bold={isFocused}
            wrap={isShortened(line) ? 'truncate-end' : 'wrap'}
          >
            {toneMark(theme, tone)}
            {value}
          </Text>
        )}
        {press ? (
          <Box flexShrink={0}>
            <DimText> ›</DimText>
          </Box>
        ) : null}
      </Box>
      {images ? (
        <Box paddingLeft={2} columnGap={1}>
          {images.map((picture) => (
            <Tile key={picture.seed} image={picture} />
          ))}
        </Box>
      ) : null}
      {value !== null && full !== undefined ? (
        <Box paddingLeft={fullValueIndent(full, columns)}>
          <Text {...colours(theme.quiet)} wrap="wrap">
            {full}
          </Text>
        </Box>
      ) : null}
    </Box>
  )
}

/** Returns the value for screen readers: the full one in place of a shortened one, else the value with its note. */
function spokenValue(line: Line): string {
  const { value, full } = line
  return isShortened(line) ? (full ?? '') : [value, full].filter(Boolean).join('. ')
}
