import { Box, Text } from 'ink'
import { terminalHints } from '../../../core/view-models/shell/terminal.ts'
import type { WalletQuestionParts } from '../../../core/view-models/shell/wallet-question-parts.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { colours } from '../theme/colour-props.ts'
import type { Focusable } from '../focus/focusables.ts'
import { Anchor } from '../parts/Anchor.tsx'
import { DimText } from '../parts/DimText.tsx'
import { useTheme } from '../theme/theme.ts'

type HintsProps = {
  readonly focused: Focusable | null
  readonly canType: boolean
  readonly question: WalletQuestionParts | null
  /** Whether a part of the question is still below the visible rows. */
  readonly isReadOn: boolean
  readonly columns: number
}

/** The most rows of a URL here. A longer URL is complete only on its own screen. */
const mostLinkRows = 3

/** Renders the rows below the card: a wallet's question if there is one, else the URL under the focus, else the keys. */
export function Hints({ focused, canType, question, isReadOn, columns }: HintsProps) {
  const { accent, quiet } = useTheme()
  const hints = useViewModel(terminalHints)
  if (question !== null) {
    return (
      <Text {...colours(accent)}>
        <Text bold>{`? ${question.text}`}</Text>
        {`  ${isReadOn ? hints.readOn : hints.answer}`}
      </Text>
    )
  }
  if (focused?.kind === 'link') {
    const rows = Math.ceil(focused.href.length / (columns - 2))
    return (
      <Box height={Math.min(mostLinkRows, rows)} overflow="hidden">
        <Box flexShrink={0}>
          <DimText>{'↗ '}</DimText>
        </Box>
        <Text {...colours(quiet)}>
          <Anchor href={focused.href}>{focused.href}</Anchor>
        </Text>
      </Box>
    )
  }
  const keys = [
    { text: hints.move, rank: 3 },
    { text: hints.press, rank: 1 },
    ...(hints.leave === null ? [] : [{ text: hints.leave, rank: 4 }]),
    ...(hints.help === null || canType ? [] : [{ text: hints.help, rank: 2 }]),
    { text: canType ? hints.quitWhileTyping : hints.quit, rank: 5 },
  ]
  return <DimText>{fitted(keys, columns)}</DimText>
}

/** Returns the hints that fit into a row. Hints of the lowest rank are dropped first. */
function fitted(keys: readonly { readonly text: string; readonly rank: number }[], columns: number): string {
  const row = keys.map(({ text }) => text).join('   ')
  if (row.length <= columns || keys.length === 1) return row
  const lowest = Math.min(...keys.map(({ rank }) => rank))
  return fitted(
    keys.filter(({ rank }) => rank > lowest),
    columns,
  )
}
