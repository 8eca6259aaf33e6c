import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { ownTransaction } from '../../../../core/events/operations/own-transaction.ts'
import { balanceIn } from '../../../../fixtures/known-balance.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

function connected() {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return story
}
const balances = (story: ReturnType<typeof startStory>) => story.evm.questions

test("the host's own RPC URLs are asked before the network's", () => {
  const story = startStory({ options: { rpcUrls: { 'eip155:1': 'https://own.example' } } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(balances(story)[0]).toMatchObject({
    request: { network: { rpcUrls: ['https://own.example', 'https://eth.merkle.io'] } },
  })
})

test('the answer about the account before does not become the balance of the account now', () => {
  const story = startStory()
  const slow = story.evm.hang('balance')
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  slow.answer({ amount: '999' })
  expect(balances(story)[0]?.isAborted).toBe(true)
  expect(balanceIn(story.latchkey.state(), 'eip155')).toMatchObject({
    address: bob.address,
    amount: '0',
    status: 'loaded',
  })
})

test('a balance that takes ten seconds has failed, and asking again works', () => {
  const story = startStory()
  story.evm.hang('balance')
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(10_000)
  expect(balanceIn(story.latchkey.state(), 'eip155')).toMatchObject({
    status: 'failed',
    failure: { code: 'timed-out' },
  })
  story.latchkey.dispatch(account.balanceRefreshed())
  expect(balanceIn(story.latchkey.state(), 'eip155')).toMatchObject({
    status: 'loaded',
    address: alice.address,
  })
})

test('the balance is polled every ten seconds while the modal is open', () => {
  const story = connected()
  story.latchkey.dispatch(modal.openRequested({}))
  const before = balances(story).length
  story.clock.pass(30_000)
  expect(balances(story).length).toBe(before + 3)
  story.latchkey.dispatch(modal.closeRequested())
  story.clock.pass(60_000)
  expect(balances(story).length).toBe(before + 3)
})

test.each(['confirmed', 'failed'] as const)(
  'the balance is read at once after an own transaction is %s, even with a closed modal',
  (outcome) => {
    const story = connected()
    const before = balances(story).length
    const ended = { chainId: 'eip155:1', hash: `0x${'ab'.repeat(32)}`, outcome, replacement: null } as const
    story.latchkey.dispatch(ownTransaction.settled({ ...ended, address: bob.address }))
    story.latchkey.dispatch(
      ownTransaction.settled({ ...ended, address: alice.address, chainId: 'eip155:10' }),
    )
    expect(balances(story).length).toBe(before)
    story.latchkey.dispatch(ownTransaction.settled({ ...ended, address: alice.address }))
    expect(balances(story).length).toBe(before + 1)
  },
)

test('an unsettled transaction does not reload the balance', () => {
  const story = connected()
  const before = balances(story).length
  const hash = `0x${'ab'.repeat(32)}`
  const holder = { chainId: 'eip155:1', address: alice.address }
  story.latchkey.dispatch(
    ownTransaction.settled({ ...holder, hash, outcome: 'unsettled', replacement: null }),
  )
  expect(balances(story).length).toBe(before)
})

test('on a network the app does not use no balance is asked', () => {
  const story = connected()
  const before = balances(story).length
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:56' })
  expect(balances(story).length).toBe(before)
})

test('copying the address tells whether it worked', () => {
  const story = connected()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(account.addressCopyRequested())
  expect(story.clipboard.text()).toBe(alice.address)
  expect(story.latchkey.state().toast.current?.message.text).toBe('account.copied')
  story.clipboard.block()
  story.latchkey.dispatch(account.addressCopyRequested())
  expect(story.latchkey.state().toast.current?.message.text).toBe('account.copyFailed')
})
