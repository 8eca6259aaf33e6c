import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { purchases } from '../../../../core/events/buy/purchases.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { buying, row } from './story.ts'

const asked = { chainId: 'eip155:1', address: alice.address } as const

test('the purchases of an account are read when the visitor opens the list', () => {
  const { open, go, histories, latchkey } = buying({ rows: [row()] })
  open('Account')
  expect(histories()).toEqual([])
  go('OnRampActivity')
  expect(histories()).toHaveLength(1)
  expect(Object.values(latchkey.state().purchases.lists)).toMatchObject([
    { status: 'loaded', transactions: [{ id: 'p1' }] },
  ])
})

test('a pending purchase is read every three seconds while the list is open', () => {
  const { open, go, rows, clock, histories, press } = buying({ rows: [row({ status: 'pending' })] })
  open('Account')
  go('OnRampActivity')
  clock.pass(2999)
  expect(histories()).toHaveLength(1)
  clock.pass(1)
  expect(histories()).toHaveLength(2)
  clock.beSeen(false)
  clock.pass(60_000)
  expect(histories()).toHaveLength(2)
  clock.beSeen(true)
  expect(histories()).toHaveLength(3)
  rows[0] = row()
  clock.pass(3000)
  expect(histories()).toHaveLength(4)
  clock.pass(60_000)
  expect(histories()).toHaveLength(4)
  press(modal.closeRequested())
})

test('the list is not read after the view is left', () => {
  const { open, go, clock, histories, press } = buying({ rows: [row({ status: 'pending' })] })
  open('Account')
  go('OnRampActivity')
  press(modal.closeRequested())
  clock.pass(60_000)
  expect(histories()).toHaveLength(1)
})

test('a failed read can be retried, and the known purchases remain', () => {
  const { open, go, transactions, press, histories, latchkey } = buying({ rows: [row()] })
  open('Account')
  go('OnRampActivity')
  transactions.reject('history', { code: 'unreachable' })
  press(purchases.requested(asked))
  const list = () => Object.values(latchkey.state().purchases.lists)[0]
  expect(list()).toMatchObject({ status: 'failed', transactions: [{ id: 'p1' }] })
  press(purchases.requested(asked))
  expect(list()).toMatchObject({ status: 'loaded', failure: null })
  expect(histories()).toHaveLength(3)
})

test('one failed read does not end the polling of a pending purchase', () => {
  const { open, go, transactions, clock, histories } = buying({ rows: [row({ status: 'pending' })] })
  open('Account')
  go('OnRampActivity')
  transactions.reject('history', { code: 'unreachable' })
  clock.pass(6000)
  expect(histories()).toHaveLength(3)
})

test('a history that does not answer is waited for fifteen seconds', () => {
  const { open, go, transactions, clock, latchkey } = buying()
  open('Account')
  transactions.hang('history')
  go('OnRampActivity')
  clock.pass(15_000)
  expect(Object.values(latchkey.state().purchases.lists)).toMatchObject([
    { status: 'failed', failure: { code: 'timed-out' } },
  ])
})

test('another account is read as it is looked at', () => {
  const { open, go, injected, histories } = buying()
  open('Account')
  go('OnRampActivity')
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(histories().at(-1)?.request).toMatchObject({ address: bob.address })
})

test('one history serves all networks, so a purchase on another one needs no request', () => {
  const { buy, press, histories, rows, clock, injected } = buying()
  buy()
  rows.unshift(row({ status: 'pending' }))
  clock.pass(4000)
  press(modal.closeRequested())
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  rows[0] = row()
  clock.pass(4000)
  const asked = histories().length
  press(modal.openRequested({ view: 'OnRampActivity' }))
  expect(
    histories()
      .slice(asked)
      .map(({ request }) => request),
  ).toMatchObject([{ chainId: 'eip155:8453' }])
})
