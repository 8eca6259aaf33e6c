import { Box, Text } from 'ink'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { terminalHints } from '../../core/view-models/terminal.ts'
import { useViewModel } from '../react-bindings/use-view-model.ts'
import { colours } from './colour-props.ts'
import type { Focusable } from './focusables.ts'
import { Quiet } from './parts/Quiet.tsx'
import { useTheme } from './theme.ts'

type HintsProps = {
  readonly chrome: Chrome
  readonly focused: Focusable | null
  readonly canType: boolean
  readonly question: string | null
}

/** The row below the card: a wallet's question before anything else, then the whole address under the focus, then the keys. */
export function Hints({ chrome, focused, canType, question }: HintsProps) {
  const { accent } = useTheme()
  const hints = useViewModel(terminalHints)
  if (question !== null) {
    return (
      <Box>
        <Text {...colours(accent)} bold wrap="truncate-end">
          {'? '}
          {question}
        </Text>
        <Box flexShrink={0}>
          <Text {...colours(accent)}>{`  ${hints.answer}`}</Text>
        </Box>
      </Box>
    )
  }
  if (focused?.kind === 'link') return <Quiet>{`↗ ${focused.href}`}</Quiet>
  const escape = chrome.open ? [`esc ${(chrome.back ?? chrome.close).label}`] : []
  const help = chrome.open && chrome.help && !canType ? [`? ${chrome.help.label}`] : []
  const keys = [hints.move, hints.press, ...escape, ...help, canType ? hints.quitWhileTyping : hints.quit]
  return <Quiet>{keys.join('   ')}</Quiet>
}
