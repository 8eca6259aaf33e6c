import { Box, Text } from 'ink'
import { textIn } from '../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { maximumId } from '../focus/focusables.ts'
import { useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { ButtonPart } from './ButtonPart.tsx'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'
import { NoticePart } from './NoticePart.tsx'

/** Renders a text field: its label, its text, and a block as cursor. Its error and its maximum button are below. */
export function TextFieldPart({ place, field }: { readonly place: string; readonly field: TextField }) {
  const { accent } = useTheme()
  const isFocused = useIsFocused(place)
  const { label, error, maximum, suffix } = field
  const text = textIn(field)
  return (
    <Box flexDirection="column">
      <Box
        aria-role="textbox"
        aria-label={spokenName([`${label}: ${text}`, error?.title].filter(Boolean).join('. '), isFocused)}
      >
        <Marker id={place} />
        <Box flexShrink={0} marginRight={1}>
          <DimText>{label}</DimText>
        </Box>
        <Text wrap="truncate-start">
          {text}
          <Text {...colours(accent)}>{isFocused ? '█' : '_'}</Text>
        </Text>
        {suffix === undefined ? null : (
          <Box flexShrink={0}>
            <DimText>{suffix}</DimText>
          </Box>
        )}
      </Box>
      {error && <NoticePart notice={{ part: 'notice', tone: 'negative', ...error }} />}
      {maximum && <ButtonPart place={maximumId(place)} button={maximum} />}
    </Box>
  )
}
