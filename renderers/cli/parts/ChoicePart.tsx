import { Box, Text, useIsScreenReaderEnabled } from 'ink'
import type { Choice } from '../../../core/view-models/parts/parts.ts'
import { choiceLabelColumns, choiceRows, isChoiceInOneRow } from '../layout/choice-rows.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { itemId } from '../focus/focusables.ts'
import { useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { Marker } from './Marker.tsx'
import { DimText } from './DimText.tsx'

type ChoicePartProps = { readonly place: string; readonly choice: Choice; readonly columns: number }

/** Renders a choice: its label, and the options beside it or below. The selected one has a filled mark. */
export function ChoicePart({ place, choice, columns }: ChoicePartProps) {
  // A screen reader gets a line for each option.
  const isReadAloud = useIsScreenReaderEnabled()
  const isOneRow = isChoiceInOneRow(choice, columns) && !isReadAloud
  return (
    <Box flexDirection={isOneRow ? 'row' : 'column'} aria-role="radiogroup">
      <Box paddingLeft={2} flexShrink={0} marginRight={isOneRow ? 1 : 0}>
        <Box {...(isOneRow && { minWidth: choiceLabelColumns(choice, columns) })}>
          <DimText>{choice.label}</DimText>
        </Box>
      </Box>
      <Box flexDirection="column">
        {choiceRows(choice, columns).map((options) => (
          <Box key={options[0]?.key} flexDirection={isReadAloud ? 'column' : 'row'} columnGap={2}>
            {options.map((option) => (
              <OptionMark key={option.key} id={itemId(place, option.key)} option={option} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type OptionMarkProps = { readonly id: string; readonly option: Choice['options'][number] }

function OptionMark({ id, option: { label, selected } }: OptionMarkProps) {
  const { accent, quiet } = useTheme()
  const isFocused = useIsFocused(id)
  return (
    <Box
      flexShrink={0}
      aria-role="radio"
      aria-label={spokenName(label, isFocused)}
      aria-state={{ checked: selected }}
    >
      <Marker id={id} />
      <Text {...colours(selected ? accent : quiet)}>{selected ? '● ' : '○ '}</Text>
      <Text {...(isFocused ? colours(accent) : {})} bold={selected || isFocused}>
        {label}
      </Text>
    </Box>
  )
}
