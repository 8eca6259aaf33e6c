import { Box, Text } from 'ink'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { colours } from './colour-props.ts'
import { Quiet } from './parts/Quiet.tsx'
import { useTheme } from './theme.ts'

/** Title at the left; at the right what Esc does, or that the modal is busy; a line below. */
export function TitleBar({
  title,
  chrome,
  columns,
}: {
  readonly title: string
  readonly chrome: Chrome
  readonly columns: number
}) {
  const { accent, border } = useTheme()
  return (
    <Box flexDirection="column">
      <Box justifyContent="space-between" paddingLeft={3} paddingRight={1}>
        <Text {...colours(accent)} bold wrap="truncate-end">
          {title}
        </Text>
        <Box flexShrink={0} columnGap={2}>
          {chrome.busy === null ? null : <Quiet>{chrome.busy} …</Quiet>}
          <Quiet>{chrome.back ? `‹ ${chrome.back.label}` : `${chrome.close.label} ✕`}</Quiet>
        </Box>
      </Box>
      <Text {...colours(border)} aria-hidden>
        {'─'.repeat(Math.max(0, columns))}
      </Text>
    </Box>
  )
}
