import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { fold, rerun } from '../../../../core/recording/replay.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { eventsOf, formatTape, parseTape } from '../../../../core/recording/tape.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { ether, sending, usdc } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

type Story = ReturnType<typeof sending>

const asked = { view: 'WalletSend', token: usdc.address, amount: '1.5', receiver: 'bob.eth' } as const

/** Opens the form with arguments, and lets whatever is looked up be found. */
function open({ latchkey, clock }: Story, route: Parameters<typeof modal.openRequested>[0] = asked) {
  latchkey.dispatch(modal.openRequested(route))
  clock.pass(500)
  clock.pass(300)
}

test('token, amount and receiver are prefilled, resolved and ready for review', () => {
  const story = sending()
  open(story)
  expect(story.form()).toMatchObject({
    token: { label: 'USDC' },
    amount: { value: '1.5' },
    receiver: { value: 'bob.eth' },
    found: { full: bob.address },
    next: { label: 'Review send', press: router.viewPushed({ view: 'WalletSendPreview' }) },
  })
  expect(story.latchkey.state().send.entry.amount).toBe('1500000')
})

test('"native" selects the coin, and the amount uses the separator of the locale', () => {
  const story = sending({ options: { locale: 'de' } })
  open(story, { view: 'WalletSend', token: 'native', amount: '0.25', receiver: bob.address })
  expect(story.form()).toMatchObject({ token: { label: 'ETH' }, amount: { value: '0,25' } })
  expect(story.latchkey.state().send.entry.amount).toBe('250000000000000000')
})

test('an address of a token is found in whatever letters it is written', () => {
  const story = sending()
  open(story, { view: 'WalletSend', token: usdc.address.toLowerCase() })
  expect(story.form()).toMatchObject({ token: { label: 'USDC' }, amount: { value: '' } })
})

test('amount and receiver are prefilled while the token list loads', () => {
  const tokenBalances = fakeTokenBalances({ tokens: {} })
  const list = tokenBalances.hang('read')
  const story = sending({ ports: { tokenBalances } })
  open(story)
  expect(story.form()).toMatchObject({
    token: { label: '0xA0b8…eB48', busy: true },
    amount: { value: '1.5', isDisabled: true },
    available: { value: null },
    receiver: { value: 'bob.eth' },
    next: { label: 'Looking up the token', press: null, busy: true },
  })
  list.answer({ tokens: [ether, usdc] })
  expect(story.form()).toMatchObject({ token: { label: 'USDC' }, amount: { value: '1.5' } })
})

test('the coin is waited for by its name', () => {
  const tokenBalances = fakeTokenBalances({ tokens: {} })
  tokenBalances.hang('read')
  const story = sending({ ports: { tokenBalances } })
  open(story, { ...asked, token: 'native' })
  expect(story.form().token).toMatchObject({ label: 'ETH', busy: true })
})

test('a prefilled token without a balance is reported, and another token takes over the amount', () => {
  const none = { amount: '0', unit: { symbol: 'BOB', decimals: 18 } }
  const eip155 = fakeChain({ tokens: { [`eip155:1:${bob.address}`]: none } })
  const story = sending({ ports: { chains: { eip155 } } })
  open(story, { ...asked, token: bob.address })
  expect(story.form()).toMatchObject({
    token: { label: 'Select token' },
    refusal: { title: "You don't hold this token" },
  })
  expect(story.form().token?.busy).toBeUndefined()
  story.choose('Ether')
  expect(story.form()).toMatchObject({
    amount: { value: '1.5' },
    receiver: { value: 'bob.eth' },
    refusal: null,
  })
})

test('amount and receiver are prefilled once the visitor chooses a token', () => {
  const story = sending()
  open(story, { view: 'WalletSend', amount: '2', receiver: bob.address })
  expect(story.form()).toMatchObject({ token: { label: 'Select token' }, amount: { value: '2' } })
  story.choose('USD Coin')
  expect(story.form()).toMatchObject({ amount: { value: '2' }, receiver: { value: bob.address } })
})

test('an amount with more decimals than the token has is refused in its field, and never rounded', () => {
  const story = sending()
  open(story, { ...asked, amount: '1.1234567' })
  expect(story.form()).toMatchObject({
    amount: { value: '1.1234567', error: { title: 'Incorrect value' } },
    next: { label: 'Incorrect value', press: null },
  })
})

test('other arguments reset the form, but going back or repeating the same arguments does not', () => {
  const story = sending()
  open(story)
  story.type(story.form().amount, '3')
  story.press(story.form().token?.press)
  story.latchkey.dispatch(router.wentBack())
  story.latchkey.dispatch(router.viewPushed(asked))
  expect(story.form().amount?.value).toBe('3')
  open(story, { view: 'WalletSend', token: 'native' })
  expect(story.form()).toMatchObject({
    token: { label: 'ETH' },
    amount: { value: '' },
    receiver: { value: '' },
  })
})

test('a prefill without a connection leads to Connect and is discarded', () => {
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
  expect(story.isShown('prefillEnded')).toBe(true)
})

test('a disconnect discards the prefill for the next connection', async () => {
  const story = sending()
  open(story, { ...asked, token: bob.address })
  await story.latchkey.disconnect()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  open(story, { view: 'WalletSend' })
  expect(story.form()).toMatchObject({ amount: { value: '' }, receiver: { value: '' }, refusal: null })
})

test('a disconnect of a wallet of another kind keeps the prefill', async () => {
  const connectors = { 'wallet-standard': fakeWalletStandard({ wallets: [lagoon] }) }
  const story = sending({ options: { networks: [mainnet, solana] }, ports: { connectors } })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  story.latchkey.dispatch(account.namespaceShown({ namespace: 'eip155' }))
  open(story, { ...asked, token: bob.address })
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect(story.form()).toMatchObject({ amount: { value: '1.5' }, receiver: { value: 'bob.eth' } })
})

test('an address as another kind of chain writes it is none that this account holds', () => {
  const tokenBalances = fakeTokenBalances({ tokens: {} })
  tokenBalances.hang('read')
  const story = sending({ ports: { tokenBalances } })
  open(story, { ...asked, token: mint })
  expect(story.form().refusal?.title).toBe("You don't hold this token")
})

test('an address that is not a token is reported without a retry', () => {
  const eip155 = fakeChain({})
  for (let times = 0; times < 3; times += 1) eip155.reject('balance', { code: 'not-a-token' })
  const story = sending({ ports: { chains: { eip155 } } })
  open(story, { ...asked, token: bob.address })
  expect(story.form()).toMatchObject({
    refusal: { title: "This token isn't on Ethereum", body: expect.stringContaining('Choose another') },
    retry: null,
  })
})
