import { Box, Text } from 'ink'
import { useIsFocused } from '../focus/focus-context.ts'
import { colours } from '../theme/colour-props.ts'
import { useAnchor } from '../scroll/scroll-context.ts'
import { useTheme } from '../theme/theme.ts'

/** Renders two columns at the left of each focusable element. */
export function Marker({ id }: { readonly id: string }) {
  const { accent } = useTheme()
  return (
    <Box ref={useAnchor(id)} flexShrink={0} aria-hidden>
      <Text {...colours(accent)}>{useIsFocused(id) ? '▸ ' : '  '}</Text>
    </Box>
  )
}
