import { expect, test } from 'vitest'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { mask } from '../../../core/recording/mask.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { ether, hash, sending, usdc } from './send-story.ts'

type Story = ReturnType<typeof sending>

const asked = { view: 'WalletSend', token: usdc.address, amount: '1.5', receiver: 'bob.eth' } as const

/** Opens the form with arguments, and lets whatever is looked up be found. */
function open({ latchkey, clock }: Story, route: Parameters<typeof modal.openRequested>[0] = asked) {
  latchkey.dispatch(modal.openRequested(route))
  clock.pass(500)
  clock.pass(300)
}

test('token, amount and receiver stand in the form, looked up and ready to be reviewed', () => {
  const story = sending()
  open(story)
  expect(story.form()).toMatchObject({
    token: { label: 'USD Coin' },
    amount: { value: '1.5' },
    receiver: { value: 'bob.eth' },
    found: { full: bob.address },
    next: { label: 'Preview Send', press: router.viewPushed({ view: 'WalletSendPreview' }) },
  })
  expect(story.latchkey.state().send.entry.amount).toBe('1500000')
})

test('native is the coin, and an amount stands there as its locale writes it', () => {
  const story = sending({ options: { locale: 'de' } })
  open(story, { view: 'WalletSend', token: 'native', amount: '0.25', receiver: bob.address })
  expect(story.form()).toMatchObject({ token: { label: 'Ether' }, amount: { value: '0,25' } })
  expect(story.latchkey.state().send.entry.amount).toBe('250000000000000000')
})

test('an address of a token is found in whatever letters it is written', () => {
  const story = sending()
  open(story, { view: 'WalletSend', token: usdc.address.toLowerCase() })
  expect(story.form()).toMatchObject({ token: { label: 'USD Coin' }, amount: { value: '' } })
})

test('until the tokens are known, what was asked for stands there already, and the token is waited for', () => {
  const tokenBalances = fakeTokenBalances({ tokens: {} })
  const list = tokenBalances.hang('read')
  const story = sending({ ports: { tokenBalances } })
  open(story)
  expect(story.form()).toMatchObject({
    token: { label: 'Select Token', busy: true },
    amount: { value: '1.5', isDisabled: true },
    receiver: { value: 'bob.eth' },
  })
  list.answer({ tokens: [ether, usdc] })
  expect(story.form()).toMatchObject({ token: { label: 'USD Coin' }, amount: { value: '1.5' } })
})

test('a token that the account does not hold is told, and amount and receiver go to the one that is chosen instead', () => {
  const story = sending()
  open(story, { ...asked, token: bob.address })
  expect(story.form()).toMatchObject({
    token: { label: 'Select Token' },
    refusal: { title: 'This account holds none of that token' },
  })
  expect(story.form().token?.busy).toBeUndefined()
  story.choose('Ether')
  expect(story.form()).toMatchObject({
    amount: { value: '1.5' },
    receiver: { value: 'bob.eth' },
    refusal: null,
  })
})

test('an amount and a receiver without a token wait for the one that the visitor chooses', () => {
  const story = sending()
  open(story, { view: 'WalletSend', amount: '2', receiver: bob.address })
  expect(story.form()).toMatchObject({ token: { label: 'Select Token' }, amount: { value: '2' } })
  story.choose('USD Coin')
  expect(story.form()).toMatchObject({ amount: { value: '2' }, receiver: { value: bob.address } })
})

test('an amount with more decimals than the token has is refused in its field, and never rounded', () => {
  const story = sending()
  open(story, { ...asked, amount: '1.1234567' })
  expect(story.form()).toMatchObject({
    amount: { value: '1.1234567', error: { title: 'Incorrect value' } },
    next: { label: 'Incorrect Value', press: null },
  })
})

test('opening with other arguments begins the form anew; coming back to it, or pushing the same again, leaves it as it was left', () => {
  const story = sending()
  open(story)
  story.type(story.form().amount, '3')
  story.press(story.form().token?.press)
  story.latchkey.dispatch(router.wentBack())
  story.latchkey.dispatch(router.viewPushed(asked))
  expect(story.form().amount?.value).toBe('3')
  open(story, { view: 'WalletSend', token: 'native' })
  expect(story.form()).toMatchObject({
    token: { label: 'Ether' },
    amount: { value: '' },
    receiver: { value: '' },
  })
})

test('who is connected nowhere is led to connect, and nothing is kept of what was asked', () => {
  const story = sending()
  void story.latchkey.disconnect()
  story.latchkey.dispatch(modal.openRequested(asked))
  expect(story.latchkey.state().router.history).toEqual([{ view: 'Connect' }])
})

test('receiver and amount are masked on a tape, which still folds; the token is public', () => {
  const story = sending({ record: 10_000 })
  open(story)
  const tape = story.latchkey.recording()
  if (!tape) throw new Error('Nothing was recorded.')
  expect(rerun(tape).difference).toBeNull()
  const text = formatTape(mask(tape))
  expect(text).not.toContain('bob.eth')
  expect(text).not.toContain(alice.address)
  const opened = eventsOf(parseTape(text)).find(
    ({ type, data }) => type === modal.openRequested.type && 'amount' in Object(data),
  )
  expect(opened?.data).not.toMatchObject({ amount: '1.5' })
  expect(fold(eventsOf(parseTape(text))).router.history).toHaveLength(1)
  expect(story.isTold('prefillEnded')).toBe(true)
})

/** Alice is asked by her wallet for one and a half ether, and the host opens the form for something else. */
function openedWhileAsked() {
  const story = sending()
  const wallet = story.injected.hang('request')
  story.toReview()
  story.press(story.review().send?.press)
  open(story)
  return { ...story, wallet }
}

test.each([
  ['signed', ({ wallet }: ReturnType<typeof openedWhileAsked>) => wallet.answer(hash)],
  ['declined', ({ wallet }: ReturnType<typeof openedWhileAsked>) => wallet.reject({ code: 'user-rejected' })],
])('what is opened while a wallet is asked stands in the form once that is %s', (_, end) => {
  const story = openedWhileAsked()
  expect(story.form()).toMatchObject({ token: { label: 'Ether' }, amount: { value: '1.5' } })
  end(story)
  expect(story.form()).toMatchObject({ token: { label: 'USD Coin' }, receiver: { value: 'bob.eth' } })
})

/** The host wants a token sent where no service lists tokens, and a node has the answer. */
function unlisted(chain: ReturnType<typeof fakeChain>) {
  const story = sending({
    options: { features: { tokenBalances: false } },
    ports: { chains: { eip155: chain } },
  })
  open(story)
  return story
}

test('where no service lists tokens the chain is asked how much of the wanted one there is', () => {
  const unit = { symbol: 'USDC', decimals: 6 }
  const story = unlisted(fakeChain({ tokens: { [`eip155:1:${usdc.address}`]: { amount: '5000000', unit } } }))
  expect(story.form()).toMatchObject({ token: { label: 'USDC' }, amount: { value: '1.5' } })
  expect(story.latchkey.state().send).toMatchObject({
    token: { amount: '5000000', decimals: '6' },
    entry: { amount: '1500000' },
  })
})

test('where that cannot be told either, nobody reads that there is none', () => {
  const chain = fakeChain()
  for (let times = 0; times < 5; times += 1) chain.reject('balance', { code: 'unreachable' })
  const story = unlisted(chain)
  expect(story.form().refusal).toMatchObject({
    title: 'It is not known how much of that token this account holds',
  })
})

test('what the chain tells of another account than the one that is looked at by then is left out', () => {
  const chain = fakeChain()
  const story = sending({
    options: { features: { tokenBalances: false } },
    ports: { chains: { eip155: chain } },
  })
  const slow = chain.hang('balance')
  open(story)
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  slow.answer({ amount: '5000000', unit: { symbol: 'USDC', decimals: 6 } })
  expect(story.latchkey.state().send.token).toBeNull()
  expect(story.form().refusal?.title).toBe('This account holds none of that token')
})
