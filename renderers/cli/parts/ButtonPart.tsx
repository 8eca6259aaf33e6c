import { Box, Text } from 'ink'
import type { Button } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useIsFocused } from '../focus/focus-context.ts'
import { colourOf, toneMark, useTheme } from '../theme/theme.ts'
import { spokenName } from '../telling/spoken-name.ts'
import { Marker } from './Marker.tsx'

/** Labels that already say that an action is running. */
const unfinished = /(\.\.\.|…)$/

/** Renders a button in brackets. It is filled while it has the focus, and pale while it cannot be pressed. A check says that it is done. */
export function ButtonPart({ place, button }: { readonly place: string; readonly button: Button }) {
  const theme = useTheme()
  const isFocused = useIsFocused(place)
  const colour = button.press ? colourOf(theme, button.tone) : theme.quiet
  const fill = button.tone === 'negative' ? theme.negative : theme.accent
  return (
    <Box
      aria-role="button"
      aria-label={spokenName(button.label, isFocused)}
      aria-state={{ disabled: button.press === null, busy: button.busy === true }}
    >
      <Marker id={place} />
      <Text
        {...(!isFocused
          ? colours(colour)
          : theme.onAccent
            ? colours(theme.onAccent, fill)
            : { inverse: true })}
        bold={isFocused || button.tone === 'accent'}
        dimColor={button.press === null}
        wrap="truncate-end"
      >
        [ {button.icon === 'check' ? '✓ ' : button.press ? toneMark(theme, button.tone) : ''}
        {button.label}
        {button.busy && !unfinished.test(button.label) ? ' …' : ''} ]
      </Text>
    </Box>
  )
}
