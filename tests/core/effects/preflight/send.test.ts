import { expect, test } from 'vitest'
import { fakeSend } from '../../../../adapters/fake/fake-send.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import type { Evidence } from '../../../../core/domain/preflight/evidence.ts'
import { send } from '../../../../core/events/send/send.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { screens } from '../../../../renderers/cli/screens.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { evidenceOf, facts, stranger } from './story.ts'
import type { Done } from './story.ts'
import { ether, sending, usdc } from '../send/story.ts'

const paid = [
  { token: usdc.address, holder: alice.address, change: '-4000000' },
  { token: usdc.address, holder: bob.address, change: '4000000' },
]

/** What the chain says of four USDC to Bob, and what it says otherwise. */
const evidence = (changed: Partial<Done> = {}, tokens?: Evidence['tokens']) =>
  evidenceOf(paid, changed, tokens)

/** Alice reviews four USDC to Bob, of which the chain says what is given from her review on. */
function reviewing(told?: Evidence) {
  const story = sending()
  story.choose('USD Coin')
  story.type(story.form().amount, '4')
  story.type(story.form().receiver, bob.address)
  story.clock.pass(500)
  if (told) story.preflight.answer('inspect', told)
  story.clock.pass(300)
  story.press(story.form().next?.press)
  const requests = () => story.injected.questions.filter(({ method }) => method === 'request').length
  const attempts = () => story.events.filter(({ type }) => type === send.sendingRequested.type).length
  return { ...story, requests, attempts }
}

test('the review says that the transfer was tried, and a press asks the wallet at once', () => {
  const { review, press, injected, attempts } = reviewing()
  expect(review().simulated?.title).toBe(
    'Simulated on Ethereum just now. These are the changes to your account.',
  )
  expect([review().unchecked, review().send?.label]).toEqual([null, 'Send'])
  injected.hang('request')
  press(review().send?.press)
  expect(attempts()).toBe(1)
})

test.each([
  [
    'takes more',
    evidence({ changes: [{ token: usdc.address, holder: alice.address, change: '-400000000' }] }),
    'This takes more than you reviewed',
    "It would take 400 USDC instead of 4 USDC. Your wallet wasn't asked to sign.",
  ],
  [
    'takes the coin, too',
    evidence({
      changes: [...paid, { token: null, holder: alice.address, change: '-5' }],
    }),
    'This also takes something else',
    "It would take 0.000000000000000005 ETH from your account. Your wallet wasn't asked to sign.",
  ],
  [
    'lets somebody take tokens',
    evidence({ permissions: [{ token: usdc.address, spender: stranger, amount: '7' }] }),
    'This lets someone else take your tokens',
    "It would let 0x0000…11cE take USDC. Your wallet wasn't asked to sign.",
  ],
  [
    'reaches nobody',
    evidence({ changes: [{ token: usdc.address, holder: alice.address, change: '-4000000' }] }),
    'Nothing would reach the receiver',
    "USDC would leave your account but not reach 0x7099…79C8. Your wallet wasn't asked to sign.",
  ],
  [
    'is of a token with other decimals',
    evidence({}, [{ ...facts, decimals: 8 }]),
    "USDC doesn't match its contract",
    "It was shown with 6 decimals but has 8, so your wallet wasn't asked to sign. Choose another token.",
  ],
  [
    'is of no token at all',
    evidence({}, [{ ...facts, decimals: null }]),
    "USDC isn't a token on Ethereum",
    "There's no token contract at its address. Your wallet wasn't asked to sign.",
  ],
])('a transfer that %s is not signed, and that is said', (_, told, title, body) => {
  const { form, press, requests, latchkey } = reviewing(told)
  expect(form().refusal).toMatchObject({ tone: 'negative', title, body })
  press(send.confirmed())
  press(send.confirmed())
  expect(requests()).toBe(0)
  const words = JSON.stringify(screens.WalletSend.viewModel(latchkey.state()))
  expect(words).toContain(body)
})

test('a transfer that no node can simulate needs a second press with another label', () => {
  const { review, press, attempts, injected } = reviewing({ tokens: [facts], trial: null })
  expect(review().unchecked?.title).toBe("Couldn't simulate this on Ethereum. Its effect is unchecked.")
  expect([review().simulated, review().send?.label]).toEqual([null, 'Send'])
  press(review().send?.press)
  expect([attempts(), review().send?.label]).toEqual([0, 'Send anyway'])
  injected.hang('request')
  press(review().send?.press)
  expect(attempts()).toBe(1)
})

test('a trial that fails where the estimate does not leaves it unchecked', () => {
  const { review } = reviewing({ tokens: [facts], trial: { outcome: 'reverted' } })
  expect(review().unchecked).not.toBeNull()
})

test('a simulation of another transfer is discarded', () => {
  const { review, press, attempts, form, type, clock, preflight } = reviewing({
    tokens: [facts],
    trial: null,
  })
  press(review().send?.press)
  press(review().cancel.press)
  type(form().amount, '3')
  preflight.answer('inspect', { tokens: [facts], trial: null })
  clock.pass(300)
  press(form().next?.press)
  expect(review().send?.label).toBe('Send')
  press(review().send?.press)
  expect(attempts()).toBe(0)
})

test('the review shows the received amount of a token that withholds a share', () => {
  const changes = [
    { token: usdc.address, holder: alice.address, change: '-4000000' },
    { token: usdc.address, holder: bob.address, change: '3900000' },
  ]
  const { review } = reviewing(evidence({ changes }))
  expect(review().arrives).toMatchObject({ value: '3.9 USDC', full: expect.stringContaining('0.1 USDC') })
})

test('a symbol that differs from the contract is shown and needs a second press', () => {
  const { review, press, attempts } = reviewing(evidence({}, [{ ...facts, symbol: 'USDT' }]))
  expect(review()).toMatchObject({
    named: { label: 'Contract says', value: 'USDT' },
    otherSymbol: { tone: 'negative', title: 'Shown as USDC, but its contract says USDT.' },
  })
  press(review().send?.press)
  expect([attempts(), review().send?.label]).toEqual([0, 'Send anyway'])
})

test('the mark of a bridged token needs none', () => {
  const { review } = reviewing(evidence({}, [{ ...facts, symbol: 'USDC.e' }]))
  expect([review().named?.value, review().otherSymbol]).toEqual(['USDC.e', null])
})

test('a name known only to a service is cautioned and needs a second press', () => {
  const found = { address: bob.address, name: 'bob.reown.id', avatar: null, isContract: false }
  const story = sending({ ports: { send: fakeSend({ receivers: { 'bob.reown.id': found } }) } })
  story.toReview('Ether', '1', 'bob.reown.id')
  expect(story.review().namedByService?.title).toBe(
    'bob.reown.id comes from a service, not from a blockchain. Check the address with the receiver.',
  )
  story.press(story.review().send?.press)
  expect(story.review().send?.label).toBe('Send anyway')
})

test('a coin under the name of a token is cautioned and needs a second press', () => {
  const story = sending({
    ports: {
      tokenBalances: fakeTokenBalances({
        tokens: { [`eip155:1:${alice.address}`]: [{ ...ether, name: 'Dai', symbol: 'DAI' }] },
      }),
    },
  })
  story.toReview('Dai', '1', bob.address)
  expect(story.review().otherSymbol?.title).toBe('Shown as DAI, but its contract says ETH.')
  story.press(story.review().send?.press)
  expect(story.review().send?.label).toBe('Send anyway')
})

test('wrong decimals are reported, even if the transfer would fail', () => {
  const story = sending()
  story.choose('USD Coin')
  story.type(story.form().amount, '4')
  story.type(story.form().receiver, bob.address)
  story.clock.pass(500)
  story.asked.reject('estimate', { code: 'execution-reverted', data: '0xdb42144d' })
  story.preflight.answer('inspect', evidence({}, [{ ...facts, decimals: 8 }]))
  story.clock.pass(300)
  expect(story.form().refusal?.title ?? story.review().refusal?.title).toBe("USDC doesn't match its contract")
})

test('later decimals of the balance service change neither the display nor the signature', () => {
  const { latchkey, review, press, injected, attempts } = reviewing()
  const before = review().amount?.value
  latchkey.dispatch(
    tokenBalances.received({
      chainId: 'eip155:1',
      address: alice.address,
      tokens: [ether, { ...usdc, decimals: '8' }],
    }),
  )
  expect([before, review().amount?.value]).toEqual(['4 USDC', '4 USDC'])
  injected.hang('request')
  press(review().send?.press)
  expect(attempts()).toBe(1)
})

test('corrected decimals invalidate the amount typed with the wrong ones', () => {
  const balances = fakeTokenBalances({
    tokens: { [`eip155:1:${alice.address}`]: [ether, { ...usdc, decimals: '8' }] },
  })
  const story = sending({ ports: { tokenBalances: balances } })
  story.choose('USD Coin')
  story.type(story.form().amount, '0.04')
  story.latchkey.dispatch(
    tokenBalances.received({ chainId: 'eip155:1', address: alice.address, tokens: [ether, usdc] }),
  )
  story.type(story.form().receiver, bob.address)
  story.clock.pass(500)
  story.preflight.answer('inspect', evidence())
  story.clock.pass(300)
  story.press(story.form().next?.press)
  expect(story.review().refusal?.title).toBe("USDC doesn't match its contract")
  expect(story.review().send?.press).toBeNull()
})

test('an uncertain transfer is repeated only by a second press and reported once', () => {
  const { review, press, injected, attempts } = reviewing()
  injected.reject('request', { code: 'wallet-failed' })
  press(review().send?.press)
  expect(review().failed?.body).toContain('it may have sent this')
  expect([review().openRequest, review().send?.label]).toEqual([null, 'Send'])
  press(review().send?.press)
  expect([attempts(), review().send?.label]).toEqual([1, 'Send anyway'])
  injected.hang('request')
  press(review().send?.press)
  expect(attempts()).toBe(2)
})
