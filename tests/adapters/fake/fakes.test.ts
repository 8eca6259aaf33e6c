import { expect, test } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { fakeInjected } from '../../../adapters/fake/fake-injected.ts'
import { fakePorts } from '../../../adapters/fake/fake-ports.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'

const fox = {
  wallet: { key: 'io.fox', name: 'Fox', icon: null },
  accounts: [alice.address],
  chainId: 'eip155:1',
}
const bear = { ...fox, wallet: { key: 'io.bear', name: 'Bear', icon: null } }

test('a script is taken in order, and then the fake answers by itself again', async () => {
  const injected = fakeInjected({ wallets: [fox] })
  injected.reject('connect', { code: 'request-pending', detail: 'Open your wallet.' })
  injected.answer('connect', sharing({ accounts: [bob.address], chainId: 'eip155:10' }))
  const connect = () => injected.connect({ walletKey: 'io.fox' }, unhurried)
  expect(await failureFrom(connect())).toEqual({ code: 'request-pending', detail: 'Open your wallet.' })
  expect(await valueOf(connect())).toEqual(sharing({ accounts: [bob.address], chainId: 'eip155:10' }))
  expect(await valueOf(connect())).toEqual(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
})

test('a hung question waits until the test answers, and shows when it was taken back', () => {
  const injected = fakeInjected({ wallets: [fox] })
  const open = injected.hang('reconnect')
  const abort = new AbortController()
  const told = listenTo(injected.reconnect({ walletKey: 'io.fox', chains: [] }, abort.signal))
  expect(told.values).toEqual([])
  open.answer(null)
  expect(told.values).toEqual([null])
  expect(injected.questions).toEqual([
    { method: 'reconnect', request: { walletKey: 'io.fox', chains: [] }, isAborted: false },
  ])
  abort.abort()
  expect(injected.questions[0]?.isAborted).toBe(true)
})

test('wallets come late, are refused, and change by themselves', () => {
  const injected = fakeInjected({ wallets: [fox] })
  const told = listenTo(injected.announcements({ standard: true }, unhurried))
  injected.announce(bear)
  injected.refuse({ code: 'malformed-answer' })
  expect(told.values).toEqual([
    { kind: 'wallet', wallet: fox.wallet },
    { kind: 'wallet', wallet: bear.wallet },
    { kind: 'refused', failure: { code: 'malformed-answer' } },
  ])
  const changes = listenTo(injected.watch({ walletKey: 'io.bear' }, unhurried))
  injected.change('io.fox', { kind: 'disconnected' })
  injected.change('io.bear', { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(changes.values).toEqual([{ kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }])
})

test('a wallet without accounts is no-accounts, and trust given beforehand reconnects', async () => {
  const injected = fakeInjected({
    wallets: [
      { ...fox, accounts: [] },
      { ...bear, isTrusted: true },
    ],
  })
  expect(await failureFrom(injected.connect({ walletKey: 'io.fox' }, unhurried))).toEqual({
    code: 'no-accounts',
  })
  expect(await valueOf(injected.reconnect({ walletKey: 'io.bear', chains: [] }, unhurried))).toMatchObject({
    namespaces: [{ chainId: 'eip155:1' }],
  })
})

test('a world of fakes takes the ports it is given', async () => {
  const storage = fakeStorage({ connection: 'kept' })
  const ports = fakePorts({ storage })
  expect(ports.storage).toBe(storage)
  expect(ports.storage.texts()).toEqual({ connection: 'kept' })
  expect(ports.clock.now()).toBe(0)
  expect(await valueOf(ports.walletRegistry.wallets({ page: 1, entries: 40 }, unhurried))).toEqual({
    wallets: [],
    count: 0,
  })
})
