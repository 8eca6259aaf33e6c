import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { accountReader } from '../../../renderers/headless/account-reader.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { usdc } from '../../../fixtures/tokens.ts'

/** Alice is connected, on a page without views. */
function connected() {
  const tokens = { [`eip155:1:${alice.address}`]: [usdc, { ...usdc, address: '0xb', price: null }] }
  const service = fakeTokenBalances({ tokens })
  const story = startStory({ ports: { tokenBalances: service } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return { ...story, service, reader: accountReader(story.latchkey) }
}

test('tokens are idle until refreshed and then exact', () => {
  const { reader } = connected()
  expect(reader.tokens()).toMatchObject({ status: 'idle', tokens: [], total: null })
  reader.refreshTokens()
  expect(reader.tokens()).toMatchObject({
    status: 'loaded',
    chainId: 'eip155:1',
    total: '3.000894102',
    unpriced: 1,
    tokens: [
      { symbol: 'USDC', decimals: 6, amount: '3003898', formatted: '3.003898', value: '3.000894102' },
      { address: '0xb', price: null, value: null },
    ],
  })
  expect(reader.tokens({ namespace: 'solana' }).status).toBe('idle')
})

test('a failure is reported beside the earlier tokens', () => {
  const { reader, service } = connected()
  reader.refreshTokens()
  service.reject('read', { code: 'unreachable' })
  reader.refreshTokens()
  expect(reader.tokens()).toMatchObject({ status: 'failed', failure: { code: 'unreachable' }, unpriced: 1 })
  expect(reader.tokens().tokens).toHaveLength(2)
})

test('a namespace that there is not is refused by its name', () => {
  const { reader } = connected()
  for (const read of [reader.account, reader.balance, reader.tokens])
    expect(() => read({ namespace: 'bip122' as never })).toThrow(
      'The namespace is "bip122"; expected one of eip155, solana, or none.',
    )
})
