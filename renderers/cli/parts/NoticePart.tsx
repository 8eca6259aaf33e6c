import { Box, Text } from 'ink'
import type { Notice } from '../../../core/view-models/parts.ts'
import { colours } from '../colour-props.ts'
import { colourOf, useTheme } from '../theme.ts'

/** Something that should be read: its title in its tone, its body below. */
export function NoticePart({ notice }: { readonly notice: Notice }) {
  const theme = useTheme()
  return (
    <Box flexDirection="column" paddingLeft={2}>
      <Text {...colours(colourOf(theme, notice.tone))} bold>
        {notice.title}
      </Text>
      {notice.body === undefined ? null : <Text {...colours(theme.quiet)}>{notice.body}</Text>}
    </Box>
  )
}
