import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../adapters/fake/fake-storage.ts'
import type { FakeWallet } from '../../../adapters/fake/fake-installed.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { crowd, crowdAccounts, crowdOf, kinds, twins, visitWith } from './twins-story.ts'
import type { Kind } from './twins-story.ts'

/** A first visit, on which a wallet that goes alone by its name is connected. */
async function connectedAlone(kind: Kind, account: string): Promise<FakeStorage> {
  const storage = fakeStorage()
  const visit = visitWith(kind, twins(kind, [account]), storage)
  await visit.latchkey.connect({ wallet: kind.keys[0] })
  visit.latchkey.stop()
  return storage
}

const anyOrder = fc.shuffledSubarray([...Array(crowd).keys()], { minLength: crowd })
const visits = fc.array(fc.record({ order: anyOrder, atOnce: fc.integer({ min: 0, max: crowd }) }), {
  minLength: 1,
  maxLength: 4,
})

const statuses = ['unknown', 'reconnecting', 'disconnected']

test.each(kinds)(
  'on $namespace a wallet that was alone when it was connected is itself again among others of its name, in whatever order they come',
  async (kind) => {
    const accounts = crowdAccounts[kind.namespace]
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: crowd - 1 }), visits, async (who, later) => {
        const storage = await connectedAlone(kind, accounts[who] ?? '')
        for (const { order, atOnce } of later) {
          const coming = crowdOf(kind, accounts, order)
          const visit = visitWith(kind, coming.slice(0, atOnce), storage)
          for (const late of coming.slice(atOnce)) {
            visit.clock.pass(700)
            expect([...statuses, [accounts[who]]]).toContainEqual(visit.standing())
            visit.fake.announce(late)
          }
          expect(visit.standing()).toEqual([accounts[who]])
          expect(visit.prompts()).toBe(0)
          visit.latchkey.stop()
        }
      }),
      { numRuns: 25 },
    )
  },
)

test.each(kinds)(
  'on $namespace a wallet that is alone again may come back with another account, once no other of its name has come for three seconds',
  async (kind) => {
    const [mine, other] = kind.accounts
    const storage = await connectedAlone(kind, mine)
    const visit = visitWith(kind, twins(kind, [other]), storage)
    const ready = visit.latchkey.ready({ namespace: kind.namespace })
    visit.clock.pass(2999)
    expect(visit.standing()).toBe('reconnecting')
    visit.clock.pass(1)
    await ready
    expect(visit.standing()).toEqual([other])
    expect(visit.prompts()).toBe(0)
  },
)

test.each(kinds)(
  'on $namespace nobody is restored where two of its name come with other accounts, and the record stays',
  async (kind) => {
    const accounts = crowdAccounts[kind.namespace]
    const storage = await connectedAlone(kind, accounts[0])
    const before = storage.texts()
    const visit = visitWith(kind, crowdOf(kind, accounts, [1, 2]), storage)
    visit.clock.pass(30_000)
    expect(visit.standing()).toBe('disconnected')
    expect(storage.texts()).toEqual(before)
  },
)

test.each(kinds)(
  'on $namespace a wallet that moved to another account on the last visit comes back with that one',
  async (kind) => {
    const [mine, other] = kind.accounts
    const storage = fakeStorage()
    const before = visitWith(kind, twins(kind, [mine]), storage)
    await before.latchkey.connect({ wallet: kind.keys[0] })
    const { namespace } = kind
    before.fake.change(kind.keys[0], { kind: 'accounts', namespace, accounts: [other] })
    before.latchkey.stop()
    const visit = visitWith(kind, twins(kind, [mine, other]), storage)
    expect(visit.standing()).toEqual([other])
  },
)

test('a wallet with another name under the same rdns is not taken for the one that was connected, however long that stays away', async () => {
  const [kind] = kinds
  const storage = await connectedAlone(kind, alice.address)
  const before = storage.texts()
  const [other] = twins(kind, [bob.address])
  if (!other) throw new Error('There is no twin.')
  const visit = visitWith(kind, [{ ...other, wallet: { ...other.wallet, name: 'Another' } }], storage)
  visit.clock.pass(30_000)
  expect(visit.standing()).toBe('disconnected')
  expect(storage.texts()).toEqual(before)
})

test.each(kinds)(
  'on $namespace a visitor who connects meanwhile takes the place of the wallet that is put off',
  async (kind) => {
    const [mine, other] = kind.accounts
    const storage = await connectedAlone(kind, mine)
    const visit = visitWith(kind, twins(kind, [other]), storage)
    await visit.latchkey.connect({ wallet: kind.keys[0] })
    const session = visit.types().filter((type) => type === 'connection/established').length
    visit.clock.pass(30_000)
    expect(visit.standing()).toEqual([other])
    expect(visit.types().filter((type) => type === 'connection/established')).toHaveLength(session)
  },
)

/** A visit on which a wallet of the name came alone, with another account than was kept, and was taken for the one that is kept. */
async function taken(kind: Kind, storage: FakeStorage) {
  const [, other] = kind.accounts
  const visit = visitWith(kind, twins(kind, [other]), storage)
  visit.clock.pass(3000)
  expect(visit.standing()).toEqual([other])
  return visit
}

const rightful = (kind: Kind) => twins(kind, ['', kind.accounts[0]])[1] as FakeWallet

test.each(kinds)(
  'on $namespace a wallet that was alone is itself again however late it comes and whoever was taken for it, and nobody is asked for more than accounts',
  async (kind) => {
    const accounts = crowdAccounts[kind.namespace]
    const waits = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: crowd, maxLength: crowd })
    const comings = fc.array(fc.record({ order: anyOrder, waits }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: crowd - 1 }), comings, async (who, later) => {
        const storage = await connectedAlone(kind, accounts[who] ?? '')
        for (const { order, waits } of later) {
          const visit = visitWith(kind, [], storage)
          for (const [at, comer] of crowdOf(kind, accounts, order).entries()) {
            visit.clock.pass(waits[at] ?? 0)
            visit.fake.announce(comer)
            const isHere = order.slice(0, at + 1).includes(who)
            if (isHere) expect(visit.standing()).toEqual([accounts[who]])
          }
          expect(visit.fake.questions.filter(({ method }) => method !== 'reconnect')).toEqual([])
          visit.latchkey.stop()
        }
      }),
      { numRuns: 25 },
    )
  },
)

test.each(kinds)(
  'on $namespace a wallet that was taken on a guess leaves the record as it was, so that the next visit guesses anew',
  async (kind) => {
    const storage = await connectedAlone(kind, kind.accounts[0])
    const before = storage.texts()
    const visit = await taken(kind, storage)
    expect(storage.texts()).toEqual(before)
    visit.latchkey.stop()
    const [mine, other] = kind.accounts
    expect(visitWith(kind, twins(kind, [mine, other]), storage).standing()).toEqual([mine])
  },
)

const goingOn: readonly (readonly [
  string,
  (visit: Awaited<ReturnType<typeof taken>>, kind: Kind) => void,
])[] = [
  ['opened the modal', ({ latchkey }) => void latchkey.open()],
  [
    'asked it to sign',
    ({ latchkey }, { namespace }) => {
      void latchkey.request({ namespace, method: 'personal_sign', params: [] })
    },
  ],
]

test.each(
  kinds.flatMap((kind) => goingOn.map(([what, goOn]) => ({ kind, what, goOn, namespace: kind.namespace }))),
)(
  'on $namespace a wallet that was taken on a guess stays, and is who is kept, once somebody has $what',
  async ({ kind, goOn }) => {
    const [mine, other] = kind.accounts
    const storage = await connectedAlone(kind, mine)
    const visit = await taken(kind, storage)
    goOn(visit, kind)
    visit.fake.announce(rightful(kind))
    visit.clock.pass(30_000)
    expect(visit.standing()).toEqual([other])
    visit.latchkey.stop()
    expect(visitWith(kind, twins(kind, [mine, other]), storage).standing()).toEqual([other])
  },
)

test('a host that reads by a wallet that was taken on a guess has not gone on with it', async () => {
  const [kind] = kinds
  const visit = await taken(kind, await connectedAlone(kind, kind.accounts[0]))
  void visit.latchkey.request({ method: 'eth_getBalance', params: [kind.accounts[1], 'latest'] })
  visit.fake.announce(rightful(kind))
  expect(visit.standing()).toEqual([kind.accounts[0]])
})

test.each(kinds)(
  'on $namespace a wallet that was taken on a guess and disconnected stays so, and nobody is restored in its place',
  async (kind) => {
    const storage = await connectedAlone(kind, kind.accounts[0])
    const visit = await taken(kind, storage)
    const asked = visit.fake.hang('reconnect')
    visit.fake.announce(rightful(kind))
    await visit.latchkey.disconnect()
    asked.answer(sharing(rightful(kind)))
    visit.fake.announce(rightful(kind))
    expect(visit.standing()).toBe('disconnected')
    expect(storage.texts()).toEqual(fakeStorage().texts())
  },
)
