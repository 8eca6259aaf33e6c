import { Box, Text, useIsScreenReaderEnabled } from 'ink'
import type { Chrome } from '../../../core/view-models/shell/chrome.ts'
import { colours } from '../theme/colour-props.ts'
import { DimText } from '../parts/DimText.tsx'
import type { hiddenRows } from '../scroll/scroll-view.ts'
import { useTheme } from '../theme/theme.ts'

/**
 * Renders the title at the left. The right side shows the action of Esc, if there is one, or that the modal is busy. A line below shows how many
 * rows are hidden above and below.
 */
export function TitleBar({
  title,
  chrome,
  columns,
  hidden,
}: {
  readonly title: string
  readonly chrome?: Chrome
  readonly columns: number
  readonly hidden: ReturnType<typeof hiddenRows>
}) {
  const { accent, border } = useTheme()
  const isReadAloud = useIsScreenReaderEnabled()
  const more = [hidden.above > 0 ? `↑ ${hidden.above}` : '', hidden.below > 0 ? `↓ ${hidden.below}` : '']
    .filter(Boolean)
    .join('  ')
  const told = more === '' ? '' : ` ${more} ──`
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Box
        flexDirection={isReadAloud ? 'column' : 'row'}
        justifyContent="space-between"
        paddingLeft={3}
        paddingRight={1}
      >
        <Text {...colours(accent)} bold wrap="truncate-end">
          {title}
        </Text>
        <Box flexShrink={0} columnGap={2}>
          {chrome?.busy ? <DimText>{chrome.busy} …</DimText> : null}
          {/* The keys below say so to a screen reader. */}
          <Box aria-hidden>
            <DimText>
              {chrome?.back ? `‹ ${chrome.back.label}` : chrome?.close && `${chrome.close.label} ✕`}
            </DimText>
          </Box>
        </Box>
      </Box>
      <Box marginX={-1} flexShrink={0} width={columns + 2} aria-hidden>
        <Text {...colours(border)}>{`├${'─'.repeat(Math.max(0, columns - told.length))}${told}┤`}</Text>
      </Box>
    </Box>
  )
}
