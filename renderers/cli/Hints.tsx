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
  readonly columns: number
}

/** The row below the card: a wallet's question before anything else, then the whole address under the focus, then the keys. */
export function Hints({ chrome, focused, canType, question, columns }: HintsProps) {
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
  const leave = chrome.open ? [{ text: `esc ${(chrome.back ?? chrome.close).label}`, rank: 4 }] : []
  const help = chrome.open && chrome.help && !canType ? [{ text: `? ${chrome.help.label}`, rank: 2 }] : []
  const keys = [
    { text: hints.move, rank: 3 },
    { text: hints.press, rank: 1 },
    ...leave,
    ...help,
    { text: canType ? hints.quitWhileTyping : hints.quit, rank: 5 },
  ]
  return <Quiet>{fitted(keys, columns)}</Quiet>
}

/** The hints that fit into a row: those of the lowest rank give way first. */
function fitted(keys: readonly { readonly text: string; readonly rank: number }[], columns: number): string {
  const row = keys.map(({ text }) => text).join('   ')
  if (row.length <= columns || keys.length === 1) return row
  const lowest = Math.min(...keys.map(({ rank }) => rank))
  return fitted(
    keys.filter(({ rank }) => rank > lowest),
    columns,
  )
}
