import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { hash, payment } from '../operations/own-transaction-story.ts'

/** Alice is connected over Harbor, and sends an ether. */
async function sending() {
  const service = fakeTokenBalances()
  const transactions = fakeTransactions()
  const settlement = transactions.hang('settlement')
  const story = startStory({ ports: { tokenBalances: service, transactions } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.answer('request', hash)
  await story.latchkey.request({ method: 'eth_sendTransaction', params: [payment] })
  const settle = () => settlement.answer({ outcome: 'confirmed', replacement: null })
  const look = () => story.latchkey.dispatch(modal.openRequested({}))
  return { ...story, service, settle, look, requests: () => service.questions.map(({ request }) => request) }
}

const holder = { chainId: 'eip155:1', address: alice.address }

test('moves of a transaction that ended before the look are read in one chain request', async () => {
  const { settle, look, requests } = await sending()
  settle()
  look()
  expect(requests()).toEqual([{ ...holder, moved: [null] }])
})

test('a pending transaction counts as no move', async () => {
  const { look, requests } = await sending()
  look()
  expect(requests()).toEqual([{ ...holder, moved: [] }])
})

test('a move is read once, even after a lock and an unlock', async () => {
  const { injected, settle, look, requests } = await sending()
  look()
  settle()
  expect(requests().at(-1)).toEqual({ ...holder, moved: [null] })
  for (const accounts of [[], [alice.address]])
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  expect(requests().at(-1)).toEqual({ ...holder, moved: [] })
})

test('a move of long ago is left to the service', async () => {
  const { settle, look, requests, clock } = await sending()
  settle()
  clock.pass(300_000)
  look()
  expect(requests()).toEqual([{ ...holder, moved: [] }])
})

test('a chain that the service does not serve is not asked about as a transaction ends there', async () => {
  const { service, settle, look, requests } = await sending()
  service.reject('read', { code: 'chain-unsupported' })
  look()
  settle()
  expect(requests()).toHaveLength(1)
})
