import { expect, test } from 'vitest'
import { createLinePrinter } from '../../../renderers/cli/commands/line-printer.ts'

function printed(...frames: readonly string[]): readonly string[] {
  const lines: string[] = []
  const print = createLinePrinter((line) => lines.push(line))
  for (const frame of frames) print(frame)
  return lines
}

test('a line is printed once while it stays', () => {
  expect(printed('Send\n\n  Amount: 1', 'Send\n  Amount: 1', 'Send\nAmount: 2')).toEqual([
    'Send',
    'Amount: 1',
    'Amount: 2',
  ])
})

test('a new screen is printed with the lines that stay, except its keys', () => {
  expect(printed('Review\nNetwork: Ethereum\nq quit', 'Send 1 ETH\nNetwork: Ethereum\nq quit')).toEqual([
    'Review',
    'Network: Ethereum',
    'q quit',
    'Send 1 ETH',
    'Network: Ethereum',
  ])
})

test('a line that comes twice is printed twice', () => {
  expect(printed('listitem: Ether\nlistitem: Ether')).toEqual(['listitem: Ether', 'listitem: Ether'])
})

test('the line that gets the focus is printed with its mark', () => {
  expect(
    printed(
      'button: > Buy\nbutton: Send',
      'button: Buy\nbutton: > Send',
      'button: Buy\nbutton: (busy) > Send',
    ),
  ).toEqual(['> button: Buy', 'button: Send', '> button: Send', '> button: (busy) Send'])
})
