import { Box, Text, useIsScreenReaderEnabled } from 'ink'
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
  /** Which arrows move the focus or the screen. */
  readonly arrows: 'none' | 'rows' | 'all'
  /** Whether the whole URL of the focused link is on the screen. */
  readonly isUrlShown: boolean
  readonly columns: number
}

/** The most rows of a URL here. A longer URL is complete only on its own screen. */
const mostLinkRows = 3

/** Returns the rows of a URL below the card, at a width in columns. */
export function linkRows(href: string, columns: number): number {
  return Math.min(mostLinkRows, Math.ceil(href.length / (columns - 2)))
}

/**
 * Renders the rows below the card. A wallet's question comes first. Without one, they show the URL under the focus, unless the screen shows it
 * already. Otherwise they list the keys that do something.
 */
export function Hints({ focused, canType, question, isReadOn, arrows, isUrlShown, columns }: HintsProps) {
  const { accent, quiet } = useTheme()
  const hints = useViewModel(terminalHints)
  // A screen reader hears the keys again when they change, so it gets all of them at once.
  const isReadAloud = useIsScreenReaderEnabled()
  if (question !== null) {
    return (
      <Text {...colours(accent)}>
        <Text bold>{`? ${question.text}`}</Text>
        {`  ${isReadOn ? hints.readOn : hints.answer}`}
      </Text>
    )
  }
  if (focused?.kind === 'link' && !isUrlShown) {
    return (
      <Box height={linkRows(focused.href, columns)} overflow="hidden">
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
    ...(arrows === 'none' && !isReadAloud
      ? []
      : [{ text: arrows === 'all' && !isReadAloud ? hints.moveAcross : hints.move, rank: 3 }]),
    ...(isReadAloud || canPress(focused) ? [{ text: hints.press, rank: 1 }] : []),
    ...(hints.leave === null ? [] : [{ text: hints.leave, rank: 4 }]),
    ...(hints.help === null || canType ? [] : [{ text: hints.help, rank: 2 }]),
    { text: canType ? hints.quitWhileTyping : hints.quit, rank: 5 },
  ]
  return <DimText>{fitted(keys, columns)}</DimText>
}

/** Returns whether Enter does something. */
function canPress(focused: Focusable | null): boolean {
  return Boolean(focused?.kind === 'text' ? focused.field.submit : focused?.press)
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
