import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { formatSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { bundle, hash, kept } from './own-transaction-story.ts'
import { carried } from '../swap/bundle-story.ts'
import { hash as carriedBy } from '../swap/story.ts'
import { keptHarbor, trustedHarbor } from '../connection/two-wallets-story.ts'

const day = 86_400_000
const confirmed = { outcome: 'confirmed', replacement: null } as const

/** Alice comes back over Harbor, where an earlier visit sent something. */
function comingBack(
  sent: object,
  {
    sessions = formatSessions([keptHarbor]) ?? '',
    options = {},
    later = 0,
  }: {
    readonly sessions?: string
    readonly options?: NonNullable<Parameters<typeof startStory>[0]>['options']
    readonly later?: number
  } = {},
) {
  const sentTransactions = JSON.stringify({ v: 1, transactions: [], ...sent })
  const storage = fakeStorage({ ...(sessions && { sessions }), sentTransactions })
  const transactions = fakeTransactions()
  const chain = transactions.hang('settlement')
  const story = startStory({ ports: { storage, transactions }, wallets: [trustedHarbor], options })
  story.clock.pass(later)
  story.latchkey.start()
  const isWanted = () => Object.hasOwn(story.latchkey.state().features, 'activity')
  return { ...story, storage, chain, isWanted }
}

test('a transaction of an earlier visit is watched and pending once its wallet is restored', () => {
  const { latchkey, chain } = comingBack({ transactions: [kept()] })
  const isPending = () => customButtonView(latchkey.state()).account?.hasPendingTransactions
  expect(isPending()).toBe(true)
  chain.answer(confirmed)
  expect([isPending(), latchkey.state().ownTransactions.sent[0]?.hash]).toEqual([false, hash])
})

test('a bundle of an earlier visit is polled once its wallet is restored', () => {
  const { injected, clock, latchkey } = comingBack({ bundles: [bundle] })
  injected.answer('request', carried())
  clock.pass(2000)
  expect(latchkey.state().ownTransactions.sent).toMatchObject([{ hash: carriedBy }])
})

test.each([
  ['all of it has ended', { transactions: [kept({ settlement: confirmed })] }, {}],
  ['nothing was sent', {}, {}],
  ['no wallet knows its id any more', { bundles: [bundle] }, { later: day }],
  ['a newer version keeps it', { v: 2, transactions: [kept()] }, {}],
  ['nobody is restored', { transactions: [kept()] }, { sessions: '' }],
  ['the host has no activity', { transactions: [kept()] }, { options: { features: { activity: false } } }],
])('no activity code is fetched if %s', (_, sent, given) => {
  expect(comingBack(sent, given).isWanted()).toBe(false)
})

test('a new connection fetches no activity code for transactions of an earlier visit', () => {
  const { latchkey, isWanted } = comingBack({ transactions: [kept()] }, { sessions: '' })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(isWanted()).toBe(false)
})

test('a silent or blocked storage fetches no activity code', () => {
  const storage = fakeStorage({ sessions: formatSessions([keptHarbor]) ?? '' })
  const { latchkey, clock } = startStory({ ports: { storage }, wallets: [trustedHarbor] })
  storage.answer('read', { text: formatSessions([keptHarbor]) })
  storage.reject('read', { code: 'storage-blocked' })
  latchkey.start()
  clock.pass(3000)
  expect(Object.hasOwn(latchkey.state().features, 'activity')).toBe(false)
})
