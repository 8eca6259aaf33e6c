import { expect, test } from 'vitest'
import { listWindow } from '../../../renderers/cli/layout/list-window.ts'
import { partHeight, shareRows } from '../../../renderers/cli/layout/part-height.ts'
import { shortLink } from '../../../renderers/cli/parts/short-link.ts'
import { tileLetters } from '../../../renderers/cli/parts/tile-letters.ts'

test('a list shows the rows around the focus and stops at its ends', () => {
  expect(listWindow(40, -1, 9)).toEqual({ start: 0, end: 9 })
  expect(listWindow(40, 20, 9)).toEqual({ start: 16, end: 25 })
  expect(listWindow(40, 39, 9)).toEqual({ start: 31, end: 40 })
  expect(listWindow(3, 1, 9)).toEqual({ start: 0, end: 3 })
  expect(listWindow(0, -1, 9)).toEqual({ start: 0, end: 0 })
})

test('lists share the rows, and a short one leaves its rest to the others', () => {
  expect(shareRows(10, [2, 20])).toEqual([2, 8])
  expect(shareRows(10, [20, 20])).toEqual([5, 5])
  expect(shareRows(-3, [4, 4, 1])).toEqual([3, 3, 1])
})

test('a URL that does not fit beside its name takes rows of its own', () => {
  const link = {
    part: 'link' as const,
    label: 'View on Etherscan',
    href: `https://etherscan.io/address/${'0'.repeat(42)}`,
  }
  expect(partHeight(link, 120)).toBe(1)
  expect(partHeight(link, 74)).toBe(2)
  expect(partHeight(link, 40)).toBe(3)
})

test('a tile shows two letters', () => {
  expect(['Local key wallet', 'MetaMask', '0x9D85cA', '1', ''].map(tileLetters)).toEqual([
    'LK',
    'ME',
    '9D',
    '1·',
    '··',
  ])
})

test('a URL in a row is short', () => {
  expect(shortLink('https://www.bird.example/get/?from=registry')).toBe('bird.example/get')
})
