import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { allTokensView } from '../../../../core/view-models/tokens/all-tokens.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { usdc } from '../../../../fixtures/tokens.ts'

const coin: HeldToken = {
  ...usdc,
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '1234567890123456789',
  price: '2000',
}
const secret: HeldToken = { ...usdc, address: '0xb', name: 'Obscure', symbol: 'OBS', price: null }
const advert: HeldToken = { ...secret, address: '0xc', name: 'Visit claim-usdc.com' }

/** Alice looks at an account that holds these tokens. */
function holding(tokens: readonly HeldToken[], options = {}) {
  const service = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: tokens } })
  const story = startStory({ options, ports: { tokenBalances: service } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const open = () => story.latchkey.dispatch(modal.openRequested({}))
  const parts = () => accountView(story.latchkey.state()).parts
  const all = () => allTokensView(story.latchkey.state()).parts
  return { ...story, service, open, parts, all }
}
const rows = ({ items }: { readonly items: readonly { label: string; detail?: string; tag?: string }[] }) =>
  items.map(({ label, detail, tag }) => [label, detail, tag])

test('tokens are sorted by worth with amounts, and their total is shown above', () => {
  const { open, parts } = holding([usdc, coin])
  open()
  expect(parts().tokens && rows(parts().tokens!)).toEqual([
    ['Ether', '1.2345 ETH', '$2,469.13'],
    ['USD Coin', '3.0038 USDC', '$3.00'],
  ])
  expect([parts().total?.value, parts().totalNote, parts().allTokens]).toEqual(['$2,472.13', null, null])
})

test('worth is formatted in the locale', () => {
  const { open, parts } = holding([coin], { locale: 'de' })
  open()
  expect(parts().total?.value).toBe('2.469,13\u00a0$')
})

test('a total of a quadrillion dollars or more has a short form, and its exact form as the tooltip', () => {
  const { open, parts } = holding([{ ...coin, amount: '61728394506172839450617283945061728' }])
  open()
  expect(parts().total).toMatchObject({ value: '$123,456,789T', exact: '$123,456,789,012,345,678,901.23' })
})

test('a balance that is too long for a large figure has a short form in the same way', () => {
  const amount = `${10n ** 40n}`
  const { open, parts } = holding([
    { ...secret, amount, decimals: '6' },
    { ...coin, amount, price: null },
  ])
  open()
  expect(parts().total).toBeNull()
  expect(parts().balance?.value?.length).toBeLessThan(30)
})

test('an unknown price is shown as unknown and excluded from the total', () => {
  const { open, parts } = holding([secret, usdc])
  open()
  expect(parts().tokens && rows(parts().tokens!)).toEqual([
    ['USD Coin', '3.0038 USDC', '$3.00'],
    ['Obscure', '3.0038 OBS', 'Price unknown'],
  ])
  expect([parts().total?.value, parts().totalNote?.title]).toEqual([
    '$3.00',
    'Excludes 1 token without a price',
  ])
})

test('no total is shown without any price', () => {
  const { open, parts } = holding([secret])
  open()
  expect([parts().total, parts().totalNote]).toEqual([null, null])
})

test('a tiny amount is shown as less than the smallest unit', () => {
  const { open, parts } = holding([{ ...usdc, amount: '1' }])
  open()
  expect(parts().tokens && rows(parts().tokens!)).toEqual([['USD Coin', '<0.0001 USDC', '<$0.01']])
})

test('zero balances are hidden, and advertisements are counted among all tokens', () => {
  const { latchkey, open, parts } = holding([{ ...usdc, amount: '0' }, advert])
  open()
  expect([parts().tokens?.items, parts().tokens?.empty]).toEqual([[], 'No tokens yet'])
  expect(allTokensView(latchkey.state()).parts.hidden?.title).toBe('1 token hidden: it advertises a website')
})

test('the account shows five of many tokens and a button for all', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...usdc, address: `0x${index}` }))
  const { latchkey, open, parts } = holding(many)
  open()
  expect([parts().tokens?.items.length, parts().allTokens?.label]).toEqual([5, 'Show all 300 tokens'])
  expect(allTokensView(latchkey.state()).parts.list?.items).toHaveLength(300)
})

test('placeholders are shown until the tokens arrive, and none if they are not loaded', () => {
  const { service, open, parts, all } = holding([])
  expect(parts().tokens).toBeNull()
  const slow = service.hang('read')
  open()
  expect(parts().tokens).toMatchObject({ items: [], placeholders: 3 })
  expect(all().list).toMatchObject({ items: [], placeholders: 3 })
  slow.answer({ tokens: [usdc] })
  expect(parts().tokens).toMatchObject({ items: [{ label: 'USD Coin' }], placeholders: 0 })
})

test('a failure says so with a way back, over the older list where there is one, until the service answers', () => {
  const { service, open, parts, all, clock } = holding([usdc])
  service.reject('read', { code: 'unreachable' })
  open()
  expect(parts()).toMatchObject({
    tokensFailed: { title: "Couldn't load your tokens" },
    tokensRetry: { press: { type: 'tokenBalances/refreshed' } },
    tokens: { label: 'Tokens', items: [], placeholders: 0 },
  })
  expect(parts().tokens?.empty).toBeUndefined()
  expect(all()).toMatchObject({ list: null, tokensFailed: { title: "Couldn't load your tokens" } })
  clock.pass(10_000)
  expect([parts().tokensFailed, parts().tokens?.items.length]).toEqual([null, 1])
  service.reject('read', { code: 'unreachable' })
  clock.pass(10_000)
  expect([parts().tokensFailed?.body, parts().tokens?.items.length]).toEqual([
    'The numbers below may be out of date.',
    1,
  ])
})

test('a chain that the service does not serve is named, without an alarm', () => {
  const { service, open, parts } = holding([])
  service.reject('read', { code: 'chain-unsupported' })
  open()
  expect(parts().tokensFailed).toMatchObject({ tone: 'quiet', title: "Tokens can't be shown on Ethereum" })
  expect([parts().tokens?.label, parts().tokens?.items, parts().tokensRetry]).toEqual(['Tokens', [], null])
})
