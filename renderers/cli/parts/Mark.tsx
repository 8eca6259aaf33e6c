import { Box, Text } from 'ink'
import type { IconName } from '../../../core/view-models/parts/icon-name.ts'
import type { Item } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { useTheme } from '../theme/theme.ts'

const signs: Readonly<Partial<Record<IconName, string>>> = {
  check: '✓',
  close: '×',
  incoming: '↓',
  outgoing: '↑',
  swap: '⇄',
}

/** Renders the kind of an activity as one sign, in the colour of its outcome. */
export function Mark({ mark: { icon, tone } }: { readonly mark: NonNullable<Item['mark']> }) {
  const { positive, negative, accent } = useTheme()
  const colour = { positive, negative, accent, neutral: undefined, quiet: undefined }[tone]
  return (
    <Box flexShrink={0} marginLeft={1}>
      <Text {...colours(colour)} aria-hidden>
        {signs[icon] ?? ' '}
      </Text>
    </Box>
  )
}
