import { Box, renderToString } from 'ink'
import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { ItemRow } from '../../../../renderers/cli/parts/ItemRow.tsx'

const other: Item = {
  part: 'item',
  key: 'solana',
  label: 'oeYf6K…kq96',
  image: { kind: 'account', url: null, seed: 'oe' },
  press: account.namespaceShown({ namespace: 'solana' }),
  detail: 'Local wallet · Solana Devnet · 10,000 SOL',
  tag: 'Solana',
}

const drawn = (width: number, item = other) =>
  renderToString(
    <Box width={width} flexDirection="column">
      <ItemRow id="others.solana" item={item} />
    </Box>,
  )

test('a truncated row is marked, so that a balance never reads as smaller', () => {
  expect(drawn(70)).toContain('Local wallet · Solana Devnet · 10,000 SOL  Solana')
  expect(drawn(65)).toMatch(/ Local wallet · Solana Devnet · 10,0+…  Solana$/)
  expect(drawn(34)).toMatch(/ Local…  Solana$/)
})

test('the name of a token gives way to how much there is of it, which is never cut', () => {
  const item: Item = {
    ...other,
    label: 'Wrapped Bitcoin',
    image: { kind: 'token', url: null, seed: 'WBTC' },
    detail: '50,000 WBTC',
    tag: '$3,212,500,000.00',
  }
  expect(drawn(70, item)).toContain('Wrapped Bitcoin')
  expect(drawn(46, item)).toMatch(/ Wra.*… +50,000 WBTC  \$3,212,500,000\.00$/)
})

test('a long name is truncated before the address', () => {
  const item = {
    ...other,
    label: 'Household savings, not to be touched',
    detail: 'LmHQDL…9Bof',
    tag: 'Current',
  }
  expect(drawn(70, item)).toContain('Household savings, not to be touched')
  expect(drawn(40, item)).toMatch(/ Househo.*… +LmHQDL…9Bof  Current$/)
})
