import { expect, test } from 'vitest'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import { bob } from '../../../../fixtures/people.ts'
import { ether, sending, usdc } from './story.ts'

/** What a transfer of the coin takes once fees have doubled. */
const dearer = {
  gas: '21000',
  fees: { type: 'fee-market', maxFeePerGas: '26000000000', maxPriorityFeePerGas: '1000000000' },
  mostCost: '546000000000000',
  likelyCost: '441000000000000',
} as const

const tooLittle = (body: string) => ({
  refusal: { title: 'Insufficient funds', body },
  send: { press: null },
})

test('the review blocks if the network cost exceeds the coin left after a maximum transfer', () => {
  const { clock, asked, toReview, form, review, press } = sending()
  toReview('Ether', '1', bob.address)
  press(review().cancel.press)
  press(form().amount?.maximum?.press)
  clock.pass(300)
  press(form().next?.press)
  expect(review().send?.press).not.toBeNull()
  asked.answer('estimate', dearer)
  clock.pass(10_300)
  expect(review()).toMatchObject(tooLittle("You don't have enough ETH for the amount and the network cost."))
  clock.pass(10_300)
  expect(review().send?.press).not.toBeNull()
})

test('the review blocks if the token balance falls below the amount', () => {
  const { clock, tokenBalances, toReview, review } = sending()
  toReview('USD Coin', '4', bob.address)
  tokenBalances.answer('read', { tokens: [ether, { ...usdc, amount: '1000000' }] })
  clock.pass(10_000)
  expect(review()).toMatchObject(tooLittle('You have less USDC than that.'))
})

test('the review shows no balance warning while the wallet is asked', () => {
  const { clock, tokenBalances, injected, toReview, review, press } = sending()
  toReview('USD Coin', '4', bob.address)
  injected.hang('request')
  press(review().send?.press)
  tokenBalances.answer('read', { tokens: [ether, { ...usdc, amount: '1000000' }] })
  clock.pass(10_000)
  expect(review()).toMatchObject({ refusal: null, send: { busy: true } })
})

test('the review updates the cost after the visitor declined', () => {
  const { clock, asked, injected, toReview, review, press } = sending()
  toReview()
  const deciding = injected.hang('request')
  press(review().send?.press)
  clock.pass(60_000)
  deciding.reject({ code: 'user-rejected' })
  asked.answer('estimate', dearer)
  clock.pass(10_300)
  expect(review()).toMatchObject({ failed: { title: 'Declined' }, cost: { full: '0.000441 ETH' } })
})

test('a refused coin transfer names the receiver, not a token contract', () => {
  const { clock, asked, choose, type, form } = sending()
  choose('Ether')
  asked.reject('estimate', { code: 'execution-reverted', detail: 'execution reverted: closed' })
  type(form().amount, '1')
  type(form().receiver, bob.address)
  clock.pass(800)
  expect(form().refusal?.body).toBe('The receiver rejects it: closed')
})

test.each([`0x${'0'.repeat(40)}`, '0x000000000000000000000000000000000000dEaD'])(
  'a transfer to the burn address %s is cautioned in form and review',
  (receiver) => {
    const { toReview, form, review } = sending()
    toReview('Ether', '1', receiver)
    const lost = { tone: 'negative', title: 'This address has no owner' }
    expect(form().caution).toMatchObject(lost)
    expect(review().caution).toMatchObject(lost)
  },
)

test('a network switch from the review leads to an empty form', () => {
  const { latchkey, injected, toReview, review, form, view, press } = sending()
  toReview()
  press(review().network?.press)
  injected.hang('switchNetwork')
  press(networksView(latchkey.state()).parts.list.items.find(({ label }) => label === 'Base')?.press)
  injected.change('dev.latchkey.harbor', { kind: 'chain', chainId: 'eip155:8453' })
  expect(view()).toBe('WalletSend')
  expect(form()).toMatchObject({
    token: { label: 'Select token', detail: 'on Base' },
    receiver: { value: '' },
  })
})

test('the review warns if the network cost exceeds half of the amount', () => {
  const { asked, toReview, review } = sending()
  const cost = String(6n * 10n ** 15n)
  for (let times = 0; times < 4; times += 1)
    asked.answer('estimate', { gas: '21000', fees: null, mostCost: cost, likelyCost: cost })
  toReview('Ether', '0.01')
  expect(review().costly?.title).toBe('The network cost is more than half of what you send.')
})

test('an extreme gas price needs a second press, whatever the coin costs', () => {
  const { asked, toReview, review, press, injected } = sending()
  const gwei = 10n ** 9n
  const fees = {
    type: 'fee-market',
    maxFeePerGas: String(9_900n * gwei),
    maxPriorityFeePerGas: String(9_900n * gwei),
  } as const
  for (let times = 0; times < 4; times += 1)
    asked.answer('estimate', { gas: '21000', fees, mostCost: '1', likelyCost: '1' })
  toReview('Ether', '0.01')
  expect(review().costly?.title).toBe('Gas costs far more than usual on this network.')
  expect(review().send?.label).toBe('Send')
  press(review().send?.press)
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  expect(review().send?.label).toBe('Send anyway')
})

test('a proportionate network cost shows no warning', () => {
  const { toReview, review } = sending()
  toReview('Ether', '0.01')
  expect([review().cost?.value, review().costly]).toEqual(['$0.46', null])
})

test('the review blocks if the fee exceeds the cap of the chain', () => {
  const { asked, toReview, review } = sending()
  for (let times = 0; times < 4; times += 1) asked.reject('estimate', { code: 'fee-cap-too-high' })
  toReview()
  expect(review()).toMatchObject({
    refusal: { title: 'The network cost looks wrong' },
    send: { press: null },
  })
})
