import { expect, test } from 'vitest'
import { answerOrders } from '../../../../adapters/fake/answer-order.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import type { FakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import type { OpenQuestion } from '../../../../adapters/fake/script.ts'
import type { Transaction } from '../../../../core/domain/activity/transaction.ts'
import { activity } from '../../../../core/events/activity/activity.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { lastHistory } from '../../../../core/selectors/activity/histories.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { spam, transaction, transactions } from '../../../../fixtures/transactions.ts'
import { withoutProject } from '../shell/without-project.ts'

type Given = Parameters<typeof fakeTransactions>[0] &
  Pick<NonNullable<Parameters<typeof startStory>[0]>, 'options'>

/** Alice is connected over Harbor and looks at her activity. */
function looking({ options, ...given }: Given = {}, act: (port: FakeTransactions) => unknown = () => {}) {
  const port = fakeTransactions(given)
  act(port)
  const story = startStory({ ports: { transactions: port }, ...(options && { options }) })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  const history = () => lastHistory(story.latchkey.state().activity)
  const asked = () => port.questions.flatMap(({ method, request }) => (method === 'history' ? [request] : []))
  const more = () => story.latchkey.dispatch(activity.moreRequested({ cursor: history()?.next ?? '' }))
  return { ...story, port, history, asked, more }
}

test('no history is requested before the visitor looks', () => {
  const { port, latchkey } = looking()
  expect(port.questions).toHaveLength(1)
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({}))
  expect(port.questions).toHaveLength(1)
})

test('the first page of the connected account is loaded, and then each further page', () => {
  const { history, asked, more } = looking({ transactions: transactions(120) })
  expect(history()).toMatchObject({ status: 'loaded', next: '50' })
  const { next } = history() ?? {}
  more()
  more()
  expect(history()?.transactions).toHaveLength(120)
  const holder = { chainId: 'eip155:1', address: alice.address }
  expect(asked()).toEqual([null, '50', '100'].map((cursor) => ({ ...holder, cursor })))
  expect(next).toBe('50')
  more()
  expect(asked()).toHaveLength(3)
})

test('a page that is requested twice is loaded once', () => {
  const { latchkey, asked } = looking({ transactions: transactions(120), order: 'later' })
  expect(asked()).toHaveLength(1)
  latchkey.dispatch(activity.moreRequested({ cursor: '50' }))
  expect(asked()).toHaveLength(1)
})

test('transactions of other chains and pure spam are dropped from a page', () => {
  const { history } = looking({
    transactions: [
      transaction(1),
      transaction(2, { chainId: 'eip155:8453' }),
      transaction(3, { chainId: null }),
      transaction(4, { transfers: [spam, spam] }),
      transaction(5, { transfers: [] }),
    ],
  })
  expect(history()?.transactions.map(({ id }) => id)).toEqual(['row-1', 'row-5'])
})

test('a page with nothing to show leads to the next one by itself', () => {
  const { history, asked } = looking({
    transactions: [...transactions(50, { transfers: [spam] }), transaction(50), transaction(51)],
  })
  expect(asked()).toHaveLength(2)
  expect(history()?.transactions).toHaveLength(2)
})

test('five pages in a row with nothing to show are enough, until somebody wants to look further back', () => {
  const { history, asked, more } = looking({ transactions: transactions(600, { transfers: [spam] }) })
  expect(asked()).toHaveLength(5)
  expect(history()).toMatchObject({ status: 'loaded', next: '250', transactions: [] })
  more()
  expect(asked()).toHaveLength(10)
})

test('a repeated transaction is listed once, in its latest state', () => {
  const { history, more } = looking({}, (port) => {
    port.answer('history', {
      transactions: [transaction(1), transaction(2, { status: 'pending' })],
      next: 'b',
    })
    port.answer('history', { transactions: [transaction(2), transaction(3)], next: null })
  })
  more()
  expect(history()?.transactions.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'row-1 confirmed',
    'row-2 confirmed',
    'row-3 confirmed',
  ])
})

test('a failed first page shows a toast and an empty list, and can be retried', () => {
  const { latchkey, history, types, asked } = looking({ transactions: transactions(3) }, (port) =>
    port.reject('history', { code: 'http-status', status: 503 }),
  )
  expect(history()).toMatchObject({ status: 'failed', transactions: [], failure: { status: 503 } })
  expect(latchkey.state().toast.current).toMatchObject({
    variant: 'error',
    message: { text: 'activity.failed' },
  })
  expect(types().filter((type) => type === 'toast/shown')).toHaveLength(1)
  latchkey.dispatch(activity.refreshed())
  expect(history()).toMatchObject({ status: 'loaded', failure: null })
  expect(asked()).toHaveLength(2)
})

test('a failed later page leaves the list and can be retried with its cursor', () => {
  const { latchkey, port, history, more } = looking({ transactions: transactions(60) })
  port.reject('history', { code: 'unreachable' })
  more()
  expect(history()).toMatchObject({ status: 'failed', cursor: '50' })
  expect(history()?.transactions).toHaveLength(50)
  latchkey.dispatch(activity.moreRequested({ cursor: '50' }))
  expect(history()?.transactions).toHaveLength(60)
})

test('another account starts its own list and cancels the pending page', () => {
  const slow: OpenQuestion<{ transactions: Transaction[]; next: string | null }>[] = []
  const { port, injected, history } = looking({ transactions: transactions(3) }, (given) =>
    slow.push(given.hang('history')),
  )
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(port.questions.map(({ isAborted }) => isAborted)).toEqual([true, false])
  slow[0]?.answer({ transactions: [], next: null })
  expect(history()).toMatchObject({ address: bob.address, status: 'loaded' })
  expect(history()?.transactions).toHaveLength(3)
})

test('another chain of the same account begins a list of its own', () => {
  const { injected, asked } = looking()
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(asked()).toEqual([
    { chainId: 'eip155:1', address: alice.address, cursor: null },
    { chainId: 'eip155:8453', address: alice.address, cursor: null },
  ])
})

test('an answer for an account that is no longer looked at changes nothing', () => {
  const { latchkey, injected, history } = looking()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  const before = history()
  const stale = { chainId: 'eip155:1', address: alice.address, cursor: null }
  latchkey.dispatch(activity.pageReceived({ ...stale, transactions: transactions(3), next: null }))
  latchkey.dispatch(activity.pageFailed({ ...stale, failure: { code: 'unreachable' } }))
  expect(history()).toBe(before)
})

test('an answer that comes a second time, or to another page, changes nothing', () => {
  const { latchkey, history } = looking({ transactions: transactions(60) })
  const before = history()
  const holder = { chainId: 'eip155:1', address: alice.address }
  latchkey.dispatch(activity.pageReceived({ ...holder, cursor: null, transactions: [], next: null }))
  latchkey.dispatch(activity.pageReceived({ ...holder, cursor: '50', transactions: [], next: null }))
  expect(history()).toBe(before)
})

test.each(answerOrders)('answers that come %s leave a list, or a wait that ends', async (order) => {
  const { clock, history } = looking({ transactions: transactions(3), order })
  await Promise.resolve()
  clock.pass(15_000)
  expect(history()?.status).toBe(order === 'never' ? 'failed' : 'loaded')
})

test.each([
  ['a project', withoutProject],
  ['an account', connection.disconnectRequested()],
])('without %s no history is requested', (_, event) => {
  const { latchkey, asked } = looking()
  latchkey.dispatch(event)
  const before = asked().length
  latchkey.dispatch(activity.refreshed())
  expect(asked()).toHaveLength(before)
})

test('a host that switches it off, by either name, never asks', () => {
  for (const features of [{ activity: false }, { history: false }]) {
    const { port, latchkey } = looking({ options: { features } })
    expect(port.questions).toEqual([])
    expect(latchkey.state().features['activity']).toBe('failed')
  }
})

test('a history whose page was cancelled starts again when its account returns', () => {
  const { port, latchkey, injected, history, asked } = looking({ transactions: [transaction(1)] })
  const show = (address: string) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [address] })
  port.hang('history')
  latchkey.dispatch(activity.refreshed())
  latchkey.dispatch(modal.closeRequested())
  show(bob.address)
  show(alice.address)
  expect(history()).toBeNull()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  expect([history()?.status, asked().length]).toEqual(['loaded', 3])
})

test('a lock and an unlock during a page leave no pending list', () => {
  const { port, latchkey, injected, history } = looking({ transactions: [transaction(1)] })
  const show = (accounts: string[]) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  port.hang('history')
  latchkey.dispatch(activity.refreshed())
  show([])
  show([alice.address])
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  expect(history()?.status).toBe('loaded')
})

test('an empty page that comes after the host switched activity off leads to no other', () => {
  const { latchkey, port, asked } = looking({ transactions: transactions(120) })
  const page = port.hang('history')
  latchkey.dispatch(activity.refreshed())
  latchkey.update({ features: { activity: false } })
  page.answer({ transactions: [], next: 'more' })
  expect(asked()).toHaveLength(2)
})

test('disabling activity while it is shown ends the requests', () => {
  const { latchkey, injected, asked, more } = looking({ transactions: transactions(120) })
  latchkey.update({ features: { activity: false } })
  more()
  latchkey.dispatch(activity.refreshed())
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(asked()).toHaveLength(1)
})

test('disabling activity cancels the page, and enabling it starts the history again', () => {
  const { latchkey, port, history } = looking({}, (given) => given.hang('history'))
  latchkey.update({ features: { activity: false } })
  expect(port.questions.map(({ isAborted }) => isAborted)).toEqual([true])
  latchkey.update({ features: { activity: true } })
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  expect(history()?.status).toBe('loaded')
})
