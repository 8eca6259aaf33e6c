import type { WalletQuestion } from '../domain/wallet-question.ts'
import type { BootState } from '../reducers/root.ts'
import { enTerminal } from '../strings/en/terminal.ts'
import { networkName } from './network-name.ts'
import { textsOf } from './texts-of.ts'

/** What a terminal says besides the screen: what its keys do. */
export type TerminalHints = {
  readonly move: string
  readonly press: string
  readonly quit: string
  readonly quitWhileTyping: string
  readonly answer: string
}

/** The words for the keys of a terminal. */
export function terminalHints(state: BootState): TerminalHints {
  const text = textsOf(state, enTerminal)
  return {
    move: text('terminal.move'),
    press: text('terminal.press'),
    quit: text('terminal.quit'),
    quitWhileTyping: text('terminal.quitWhileTyping'),
    answer: text('terminal.answer'),
  }
}

/** What a wallet in the terminal asks its owner, in words. */
export function walletQuestionText(state: BootState, question: WalletQuestion): string {
  const text = textsOf(state, enTerminal)
  switch (question.kind) {
    case 'connect':
      return text('terminal.askConnect')
    case 'sign':
      return text('terminal.askSign', { method: question.method })
    case 'switch-network':
      return text('terminal.askSwitch', { network: networkName(state, question.chainId) })
    case 'add-network':
      return text('terminal.askAdd', { network: question.network.name, chainId: question.network.id })
  }
}

/** Why a code is shown as text, for a terminal that lacks some rows or columns. */
export function codeTooLargeText(
  state: BootState,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): string {
  const text = textsOf(state, enTerminal)
  return columns > 0
    ? text('terminal.tooNarrow', { count: String(columns) })
    : text('terminal.tooLow', { count: String(rows) })
}
