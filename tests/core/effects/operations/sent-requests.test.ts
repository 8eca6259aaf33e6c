import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { account } from '../../../../core/events/account/account.ts'
import { activitySummary } from '../../../../core/view-models/activity/summary.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'
import { lamp, reed } from '../connection/two-wallets-story.ts'

const key = harbor.wallet.key
const hash = `0x${'ab'.repeat(32)}`

/** Harbor shares Alice's account and Bob's, and the visitor chose Bob's; what is sent stays on its way. */
async function bobIsChosen() {
  const transactions = fakeTransactions()
  transactions.hang('settlement')
  const story = startStory({
    ports: { transactions },
    wallets: [{ ...harbor, accounts: [alice.address, bob.address], isTrusted: true }],
  })
  const { latchkey, injected } = story
  await latchkey.connect({ wallet: key })
  latchkey.dispatch(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  const send = async (given: object) => {
    injected.answer('request', hash)
    await latchkey.request({ method: 'eth_sendTransaction', params: [{ to: carol.address, ...given }] })
  }
  const senders = () => latchkey.state().ownTransactions?.sent.map(({ address }) => address)
  return { ...story, send, senders }
}

test('a lowercase sender counts as the chosen account in Activity', async () => {
  const { send, senders, latchkey } = await bobIsChosen()
  await send({ from: bob.address.toLowerCase() })
  expect(senders()).toEqual([bob.address])
  expect(activitySummary(latchkey.state()).sent).toHaveLength(1)
  expect(customButtonView(latchkey.state()).account?.hasPendingTransactions).toBe(true)
})

test('a lowercase sender counts as the other shared account', async () => {
  const { send, senders } = await bobIsChosen()
  await send({ from: alice.address.toLowerCase() })
  expect(senders()).toEqual([alice.address])
})

test('a transaction without a sender belongs to the first account of the wallet', async () => {
  const { send, senders, latchkey } = await bobIsChosen()
  await send({ value: '0x1' })
  expect(senders()).toEqual([alice.address])
  expect(activitySummary(latchkey.state()).sent).toEqual([])
})

test('a transaction from an account that is not shared belongs to that account', async () => {
  const { send, senders } = await bobIsChosen()
  await send({ from: carol.address })
  expect(senders()).toEqual([carol.address])
})

/** Lagoon shares two accounts of Solana, and the visitor chose the second. */
async function reedIsChosen() {
  const story = startWith({ standards: [{ ...lagoon, accounts: [lamp, reed] }] })
  await story.connect()
  story.latchkey.dispatch(account.addressChosen({ namespace: 'solana', address: reed }))
  const params = () => story.asked('request').at(-1)?.request
  const ask = (given: unknown) => {
    story.standard.answer('request', { signature: '5'.repeat(88) })
    return story.latchkey.request({
      method: 'solana_signAndSendTransaction',
      params: given,
      namespace: 'solana',
    })
  }
  return { ...story, ask, params }
}

test.each([
  ['an object', { transaction: 'AQ==' }, { transaction: 'AQ==', pubkey: reed }],
  ['a list of one', [{ transaction: 'AQ==' }], [{ transaction: 'AQ==', pubkey: reed }]],
  ['an object that names another', { pubkey: lamp }, { pubkey: lamp }],
])('on Solana the account that is chosen signs, where the host names none: %s', async (_, given, asked) => {
  const { ask, params } = await reedIsChosen()
  await ask(given)
  expect(params()).toMatchObject({ params: asked })
})

test('a request waits for a pending account choice whose code is loading', async () => {
  const story = startWith({ standards: [{ ...lagoon, accounts: [lamp, reed] }] })
  const late = Array.from({ length: 9 }, () => story.features.hang('load'))
  await story.connect()
  story.latchkey.dispatch(account.addressChosen({ namespace: 'solana', address: reed }))
  story.standard.answer('request', { signature: '5'.repeat(88) })
  const params = { message: 'AQ==' }
  const signed = story.latchkey.request({ method: 'solana_signMessage', params, namespace: 'solana' })
  for (const load of late) load.answer(null)
  await signed
  expect(story.asked('request').at(-1)?.request).toMatchObject({ params: { pubkey: reed } })
})

test('a request ends with its failure where the code that its account waits for does not come', async () => {
  const story = startWith({ standards: [{ ...lagoon, accounts: [lamp, reed] }] })
  const late = Array.from({ length: 9 }, () => story.features.hang('load'))
  await story.connect()
  story.latchkey.dispatch(account.addressChosen({ namespace: 'solana', address: reed }))
  const signed = story.latchkey.request({ method: 'solana_signMessage', params: {}, namespace: 'solana' })
  for (const load of late) load.reject({ code: 'unreachable' })
  await expect(signed).rejects.toMatchObject({ code: 'unreachable' })
  expect(story.asked('request')).toEqual([])
})

test.each([
  ['the one that is chosen', {}, reed],
  ['the one that is named', { pubkey: lamp }, lamp],
])('a Solana transaction belongs to the account that signs: %s', async (_, given, sender) => {
  const { ask, latchkey } = await reedIsChosen()
  await ask({ transaction: 'AQ==', ...given })
  expect(latchkey.state().ownTransactions?.sent).toMatchObject([{ address: sender }])
})
