import { Box, Text } from 'ink'
import type { Line } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { fullValueIndent, valueColumn } from '../layout/part-height.ts'
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
  return (
    <Box
      flexDirection="column"
      aria-label={spokenName([label, full ?? value].filter(Boolean).join(': '), isFocused)}
      {...(press ? { 'aria-role': 'button' as const } : {})}
    >
      <Box>
        <Marker id={place} />
        <Box minWidth={valueColumn(columns) - 3} flexShrink={images ? 1 : 0} marginRight={1}>
          <Text {...colours(theme.quiet)} wrap={images ? 'wrap' : 'truncate-end'}>
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
            wrap={full === undefined ? 'wrap' : 'truncate-end'}
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
