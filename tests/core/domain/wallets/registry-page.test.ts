import { expect, test } from 'vitest'
import { countAfter } from '../../../../core/domain/wallets/registry-page.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

test.each([
  ['a full first page', 40, 0, 40, 600, 600],
  ['one with a wallet twice', 39, 0, 40, 600, 600],
  ['one of a single wallet, two thousand times', 1, 0, 2000, 2000, 1],
  ['a second page', 80, 40, 40, 600, 600],
  ['a second page that is mostly the first again', 50, 40, 40, 600, 50],
  ['a second page with nothing new', 40, 40, 40, 600, 40],
])(
  '%s: %i wallets after %i, of %i rows and a reported count of %i, are %i',
  (_, came, before, rows, told, count) => {
    const page = before === 0 ? 1 : 2
    expect(countAfter({ page, order: named(came), count: told }, before, rows)).toBe(count)
  },
)
