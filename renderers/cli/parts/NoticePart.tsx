import { Box, Text, useIsScreenReaderEnabled } from 'ink'
import type { Notice } from '../../../core/view-models/parts/parts.ts'
import { wrappedText } from '../layout/wrapped-rows.ts'
import { colours } from '../theme/colour-props.ts'
import { colourOf, useTheme } from '../theme/theme.ts'

type NoticePartProps = { readonly notice: Notice; readonly columns: number }

const indent = 2

/** Renders a notice: its title in its tone, and its body below. With a body, a quiet title is emphasised. */
export function NoticePart({ notice: { tone, title, body }, columns }: NoticePartProps) {
  const theme = useTheme()
  const isReadAloud = useIsScreenReaderEnabled()
  const wrapped = (text: string) => (isReadAloud ? text : wrappedText(text, columns - indent))
  const isHeading = tone === 'quiet' && body !== undefined
  return (
    <Box flexDirection="column" paddingLeft={indent}>
      <Text {...colours(isHeading ? undefined : colourOf(theme, tone))} bold>
        {wrapped(title)}
      </Text>
      {body === undefined ? null : <Text {...colours(theme.quiet)}>{wrapped(body)}</Text>}
    </Box>
  )
}
