import { Box, Text, useIsScreenReaderEnabled } from 'ink'
import { textIn } from '../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { maximumId } from '../focus/focusables.ts'
import { valueColumn } from '../layout/value-column.ts'
import { useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { ButtonPart } from './ButtonPart.tsx'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'
import { NoticePart } from './NoticePart.tsx'

type TextFieldPartProps = { readonly place: string; readonly field: TextField; readonly columns: number }

/**
 * Renders a text field: its label, its text, and a block as cursor. Its maximum button is in the same row, and its error below. An amount begins
 * where the values of lines begin.
 */
export function TextFieldPart({ place, field, columns }: TextFieldPartProps) {
  const { accent } = useTheme()
  const isFocused = useIsFocused(place)
  const isReadAloud = useIsScreenReaderEnabled()
  const { label, error, maximum, purpose, suffix } = field
  const text = textIn(field)
  return (
    <Box flexDirection="column">
      <Box flexDirection={isReadAloud ? 'column' : 'row'} columnGap={1}>
        <Box
          aria-role="textbox"
          aria-label={spokenName([`${label}: ${text}`, error?.title].filter(Boolean).join('. '), isFocused)}
        >
          <Marker id={place} />
          <Box flexShrink={0} minWidth={purpose === 'amount' ? valueColumn(columns) - 3 : 0} marginRight={1}>
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
        {maximum && (
          <Box flexShrink={0}>
            <ButtonPart place={maximumId(place)} button={maximum} />
          </Box>
        )}
      </Box>
      {error && <NoticePart notice={{ part: 'notice', tone: 'negative', ...error }} columns={columns} />}
    </Box>
  )
}
