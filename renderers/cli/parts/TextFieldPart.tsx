import { Box, Text } from 'ink'
import { textIn } from '../../../core/view-models/parts.ts'
import type { TextField } from '../../../core/view-models/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { useTheme } from '../theme/theme.ts'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'

/** A place to type: its name, what stands in it, and a block where the next letter comes. */
export function TextFieldPart({ place, field }: { readonly place: string; readonly field: TextField }) {
  const { accent } = useTheme()
  const isFocused = useIsFocused(place)
  const text = textIn(field)
  return (
    <Box aria-role="textbox" aria-label={`${field.label}: ${text}`}>
      <Marker id={place} />
      <Box flexShrink={0} marginRight={1}>
        <DimText>{field.label}</DimText>
      </Box>
      <Text wrap="truncate-start">
        {text}
        <Text {...colours(accent)}>{isFocused ? '█' : '_'}</Text>
      </Text>
    </Box>
  )
}
