import { Box, Text } from 'ink'
import type { Notice } from '../../../core/view-models/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { colourOf, useTheme } from '../theme/theme.ts'

/** Something that should be read: its title in its tone, its body below; above a body even a quiet title stands out. */
export function NoticePart({ notice }: { readonly notice: Notice }) {
  const theme = useTheme()
  const isHeading = notice.tone === 'quiet' && notice.body !== undefined
  return (
    <Box flexDirection="column" paddingLeft={2}>
      <Text {...colours(isHeading ? undefined : colourOf(theme, notice.tone))} bold>
        {notice.title}
      </Text>
      {notice.body === undefined ? null : <Text {...colours(theme.quiet)}>{notice.body}</Text>}
    </Box>
  )
}
