import { visibleText } from '../../domain/values/text/visible-text.ts'
import type { WalletQuestion } from '../../domain/connection/wallet-question.ts'
import type { BootState } from '../../reducers/root.ts'
import { enTerminal } from '../../strings/en/terminal.ts'
import { chromeView } from './chrome.ts'
import { networkName } from '../formats/network-name.ts'
import { textsOf } from '../parts/texts-of.ts'
import { actionTexts, transactionQuestion } from './transaction-question.ts'
import type { WalletQuestionParts } from './wallet-question-parts.ts'

/** The texts of a terminal beside the screen, about its keys. */
export type TerminalHints = {
  readonly move: string
  /** The same as `move`, on a screen with several controls in a row. */
  readonly moveAcross: string
  readonly press: string
  readonly quit: string
  readonly quitWhileTyping: string
  /** What Escape does, and what the question mark explains; null while these keys do nothing. */
  readonly leave: string | null
  readonly help: string | null
  readonly answer: string
  readonly readOn: string
}

/** Returns the texts about the keys of a terminal. */
export function terminalHints(state: BootState): TerminalHints {
  const text = textsOf(state, enTerminal)
  const { open, back, close, help } = chromeView(state)
  const way = open ? (back ?? close) : null
  return {
    move: text('terminal.move'),
    moveAcross: text('terminal.moveAcross'),
    press: text('terminal.press'),
    quit: text('terminal.quit'),
    quitWhileTyping: text('terminal.quitWhileTyping'),
    leave: way && text('terminal.leave', { action: way.label }),
    help: open && help ? text('terminal.help', { action: help.label }) : null,
    answer: text('terminal.answer'),
    readOn: text('terminal.readOn'),
  }
}

/** Returns a wallet's question in words. Omits and hides nothing that the owner would approve. */
export function walletQuestionView(state: BootState, question: WalletQuestion): WalletQuestionParts {
  const text = textsOf(state, enTerminal)
  switch (question.kind) {
    case 'connect':
      return { text: text('terminal.askConnect'), facts: [] }
    case 'sign': {
      const { method, message } = question
      const fact = { key: 'message', name: text('terminal.message'), value: visibleText(message ?? '') }
      return message === undefined
        ? { text: text('terminal.askSign', { method }), facts: [] }
        : { ...actionTexts(state, text('terminal.sign')), facts: [fact] }
    }
    case 'send':
      return transactionQuestion(state, question)
    case 'switch-network':
      return {
        text: text('terminal.askSwitch', { network: networkName(state, question.chainId) }),
        facts: [],
      }
    case 'add-network': {
      const { name: network, id: chainId } = question.network
      return { text: text('terminal.askAdd', { network, chainId }), facts: [] }
    }
    case 'confirm':
      return {
        title: visibleText(question.title),
        text: text('terminal.askConfirm', { title: visibleText(question.title) }),
        facts: question.lines.map(([name, value], place) => ({
          key: String(place),
          name: visibleText(name),
          value: visibleText(value),
        })),
      }
  }
}

/** Returns why a QR code is shown as text: the terminal lacks some rows or columns. */
export function codeTooLargeText(
  state: BootState,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): string {
  const text = textsOf(state, enTerminal)
  return columns > 0
    ? text('terminal.tooNarrow', { count: String(columns) })
    : text('terminal.tooLow', { count: String(rows) })
}
