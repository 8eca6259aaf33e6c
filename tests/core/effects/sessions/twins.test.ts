import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { crowd, crowdAccounts, crowdOf, kinds, place, twins, visitWith } from './twins-story.ts'
import type { Kind } from './twins-story.ts'

/** A first visit, on which the twin at one place is connected. */
async function connected(kind: Kind, place: number, storage = fakeStorage()): Promise<FakeStorage> {
  const visit = visitWith(kind, twins(kind, kind.accounts), storage)
  await visit.latchkey.connect({ wallet: kind.keys[place] ?? '' })
  visit.latchkey.stop()
  return storage
}

const orders = [
  [0, 1],
  [1, 0],
] as const
const cases = kinds.flatMap((kind) =>
  orders.flatMap((order) => [0, 1].map((place) => ({ kind, order, place, namespace: kind.namespace }))),
)
const accountsIn = (kind: Kind, order: readonly number[]) => order.map((place) => kind.accounts[place] ?? '')

test.each(cases)(
  'on $namespace twin $place is restored as itself in the order $order, visit after visit',
  async ({ kind, order, place }) => {
    const storage = await connected(kind, place)
    for (const coming of [order, [1, 0], [0, 1]]) {
      const visit = visitWith(kind, twins(kind, accountsIn(kind, coming)), storage)
      expect(visit.standing()).toEqual([kind.accounts[place]])
      expect(visit.prompts()).toBe(0)
      visit.latchkey.stop()
    }
  },
)

const [evm] = kinds

/** Two wallets with one reverse domain name and one account, but with names of their own. */
function sameAccount(names: readonly string[]) {
  const accounts = names.map(() => evm.accounts[0])
  return twins(evm, accounts).map((one, place) => ({
    ...one,
    wallet: { ...one.wallet, name: names[place] ?? '' },
  }))
}

test.each([[['Original', 'Copy']], [['Copy', 'Original']]])(
  'of two wallets with one rdns and one account, the one that the visitor chose is restored if they arrive as %s',
  async (order) => {
    const storage = fakeStorage()
    const first = visitWith(evm, sameAccount(['Original', 'Copy']), storage)
    await first.latchkey.connect({ wallet: evm.keys[1] })
    first.latchkey.stop()
    const next = visitWith(evm, sameAccount(order), storage)
    const { sessions } = next.latchkey.state().connection
    expect(Object.values(sessions).map(({ wallet }) => wallet.name)).toEqual(['Copy'])
  },
)

test('of two wallets with one rdns and one account, the one that the visitor did not choose is never restored', async () => {
  const storage = fakeStorage()
  const first = visitWith(evm, sameAccount(['Original', 'Copy']), storage)
  await first.latchkey.connect({ wallet: evm.keys[1] })
  first.latchkey.stop()
  const next = visitWith(evm, sameAccount(['Original']), storage)
  next.clock.pass(7000)
  expect(next.standing()).toBe('disconnected')
})

test.each(kinds)(
  'on $namespace no twin is restored without the stored account, and the record remains',
  async (kind) => {
    const storage = await connected(kind, 0)
    const before = storage.texts()
    const strangers = accountsIn(kind, [1, 1])
    const visit = visitWith(kind, twins(kind, strangers), storage)
    expect(visit.standing()).toBe('disconnected')
    expect(storage.texts()).toEqual(before)
  },
)

test.each(kinds)(
  'on $namespace a lone twin is not taken for the other, which is restored when it arrives',
  async (kind) => {
    const storage = await connected(kind, 1)
    const [first, late] = twins(kind, kind.accounts)
    const visit = visitWith(kind, first ? [first] : [], storage)
    visit.clock.pass(7000)
    expect(visit.standing()).toBe('disconnected')
    if (late) visit.fake.announce(late)
    expect(visit.standing()).toEqual([kind.accounts[1]])
  },
)

test.each(kinds)(
  'on $namespace a late twin is asked after the first, and the session is not dropped between',
  async (kind) => {
    const storage = await connected(kind, 1)
    const [first, late] = twins(kind, kind.accounts)
    const visit = visitWith(kind, [], storage)
    const asked = visit.fake.hang('reconnect')
    if (first) visit.fake.announce(first)
    if (late) visit.fake.announce(late)
    expect(visit.standing()).toBe('reconnecting')
    const ready = visit.latchkey.ready({ namespace: kind.namespace })
    asked.answer(null)
    await ready
    expect(visit.standing()).toEqual([kind.accounts[1]])
    expect(visit.types()).not.toContain('connection/reconnectAbandoned')
  },
)

test.each(kinds)(
  'on $namespace a twin that never answers keeps the other one from being restored for ten seconds',
  async (kind) => {
    const storage = await connected(kind, 1)
    const [first, second] = twins(kind, kind.accounts)
    const visit = visitWith(kind, [], storage)
    visit.fake.hang('reconnect')
    if (first) visit.fake.announce(first)
    if (second) visit.fake.announce(second)
    visit.clock.pass(9999)
    expect(visit.standing()).toBe('reconnecting')
    visit.clock.pass(1)
    expect(visit.standing()).toEqual([kind.accounts[1]])
  },
)

test.each(kinds)(
  'on $namespace a locked twin is restored at its unlock, whichever arrives first',
  async (kind) => {
    for (const order of orders) {
      const storage = await connected(kind, 1)
      const visit = visitWith(kind, [], storage)
      visit.fake.answer('reconnect', null)
      visit.fake.answer('reconnect', null)
      const coming = twins(kind, accountsIn(kind, order))
      for (const twin of coming) visit.fake.announce(twin)
      expect(visit.standing()).toBe('disconnected')
      const place = order.indexOf(1)
      visit.fake.change(kind.keys[place] ?? '', {
        kind: 'accounts',
        namespace: kind.namespace,
        accounts: [kind.accounts[1]],
      })
      expect(visit.standing()).toEqual([kind.accounts[1]])
    }
  },
)

test.each(kinds)('on $namespace all twins together are asked for at most half a minute', async (kind) => {
  const storage = await connected(kind, 1)
  const [first] = twins(kind, kind.accounts)
  if (!first) throw new Error('There is no twin.')
  const visit = visitWith(kind, [], storage)
  const crowd = ['', '#a', '#b', '#c', '#d'].map((mark) => ({ ...first.wallet, key: kind.keys[0] + mark }))
  for (const wallet of crowd) {
    visit.fake.hang('reconnect')
    visit.fake.announce({ ...first, wallet })
  }
  const ready = visit.latchkey.ready({ namespace: kind.namespace })
  visit.clock.pass(29_999)
  expect(visit.standing()).toBe('reconnecting')
  visit.clock.pass(1)
  await ready
  expect(visit.standing()).toBe('disconnected')
  expect(visit.fake.questions.filter(({ method }) => method === 'reconnect')).toHaveLength(3)
})

const anyOrder = fc.shuffledSubarray([...Array(crowd).keys()], { minLength: crowd })
const visits = fc.array(fc.record({ order: anyOrder, atOnce: fc.integer({ min: 0, max: crowd }) }), {
  minLength: 1,
  maxLength: 4,
})

test.each(kinds)(
  'on $namespace each of many wallets with one name is restored as itself in any order',
  async (kind) => {
    const accounts = crowdAccounts[kind.namespace]
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.nat({ max: crowd - 1 }), visits, async (first, who, later) => {
        const storage = fakeStorage()
        const begun = visitWith(kind, crowdOf(kind, accounts, first), storage)
        const key = place(kind, first.indexOf(who))
        await begun.latchkey.connect({ wallet: key })
        begun.latchkey.stop()
        for (const { order, atOnce } of later) {
          const coming = crowdOf(kind, accounts, order)
          const visit = visitWith(kind, coming.slice(0, atOnce), storage)
          for (const late of coming.slice(atOnce)) visit.fake.announce(late)
          expect(visit.standing()).toEqual([accounts[who]])
          expect(visit.prompts()).toBe(0)
          visit.latchkey.stop()
        }
      }),
      { numRuns: 25 },
    )
  },
)
