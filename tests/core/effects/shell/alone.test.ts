import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { crowd, crowdAccounts, crowdOf, kinds, twins, visitWith } from '../sessions/twins-story.ts'
import type { Kind } from '../sessions/twins-story.ts'

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
  'on $namespace a wallet that was alone when it was connected is restored among namesakes in any order',
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
  'on $namespace a lone wallet is restored with another account after three seconds',
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
  'on $namespace neither of two namesakes with other accounts is restored, and the record remains',
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

test.each(kinds)('on $namespace a wallet is restored with the account of the last visit', async (kind) => {
  const [mine, other] = kind.accounts
  const storage = fakeStorage()
  const before = visitWith(kind, twins(kind, [mine]), storage)
  await before.latchkey.connect({ wallet: kind.keys[0] })
  const { namespace } = kind
  before.fake.change(kind.keys[0], { kind: 'accounts', namespace, accounts: [other] })
  before.latchkey.stop()
  const visit = visitWith(kind, twins(kind, [mine, other]), storage)
  expect(visit.standing()).toEqual([other])
})

test('a wallet with the same rdns and another name is not restored as the connected one', async () => {
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

test.each(kinds)('on $namespace a new connection replaces a delayed restore', async (kind) => {
  const [mine, other] = kind.accounts
  const storage = await connectedAlone(kind, mine)
  const visit = visitWith(kind, twins(kind, [other]), storage)
  await visit.latchkey.connect({ wallet: kind.keys[0] })
  const session = visit.types().filter((type) => type === 'connection/established').length
  visit.clock.pass(30_000)
  expect(visit.standing()).toEqual([other])
  expect(visit.types().filter((type) => type === 'connection/established')).toHaveLength(session)
})
