import { Box, Text, Transform } from 'ink'
import type { Notice } from '../../../core/view-models/parts/parts.ts'
import { colours } from '../theme/colour-props.ts'
import { colourOf, useTheme } from '../theme/theme.ts'

/** Renders a notice: its title in its tone, and its body below. With a body, a quiet title is emphasised. */
export function NoticePart({ notice }: { readonly notice: Notice }) {
  const theme = useTheme()
  const isHeading = notice.tone === 'quiet' && notice.body !== undefined
  return (
    <Box flexDirection="column" paddingLeft={2}>
      <Transform transform={withoutLeadingBlank}>
        <Text {...colours(isHeading ? undefined : colourOf(theme, notice.tone))} bold>
          {notice.title}
        </Text>
      </Transform>
      {notice.body === undefined ? null : (
        <Transform transform={withoutLeadingBlank}>
          <Text {...colours(theme.quiet)}>{notice.body}</Text>
        </Transform>
      )}
    </Box>
  )
}

// Removes a leading space, because Ink keeps spaces when it wraps: a space after a full row begins the next one.
function withoutLeadingBlank(row: string, index: number): string {
  // oxlint-disable-next-line no-control-regex
  return index === 0 ? row : row.replace(/^((?:\u001B\[[\d;]*m)*) /, '$1')
}
