import { expect, test } from 'vitest'
import type { Json } from '../../../../core/domain/values/json.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { parseBundles } from '../../../../core/domain/operations/own-bundle.ts'
import type { OwnBundle } from '../../../../core/domain/operations/own-bundle.ts'
import { parseTransactions } from '../../../../core/domain/operations/stored-transactions.ts'
import { activity } from '../../../../core/events/activity/activity.ts'
import { alice, carol } from '../../../../fixtures/people.ts'
import { bundle, connected } from './own-transaction-story.ts'
import { bundling, carried } from '../swap/bundle-story.ts'
import { hash } from '../swap/story.ts'

const pass = 2000

/** Alice comes back over Harbor, by which an earlier visit sent something as one operation, and looks at Activity. */
function comingBack(given: Partial<OwnBundle> = {}, answers: readonly Json[] = [], later = 0) {
  const kept = JSON.stringify({ v: 1, transactions: [], bundles: [{ ...bundle, ...given }] })
  const story = connected({ storage: fakeStorage({ sentTransactions: kept }) })
  for (const answer of answers) story.injected.answer('request', answer)
  story.clock.pass(later)
  story.latchkey.dispatch(activity.refreshed())
  return {
    ...story,
    asked: () =>
      story.injected.questions
        .filter(({ method }) => method === 'request')
        .map(({ request }) => Object(request) as { readonly method: string; readonly params: unknown }),
    kept: () => parseBundles(story.storage.texts().sentTransactions ?? null),
  }
}

test('a bundle is stored with its expected trade and without its calls until it has a transaction', () => {
  const { toBundle, confirm, wallet, clock, storage } = bundling()
  const text = () => storage.texts().sentTransactions ?? null
  toBundle()
  wallet.answer('request', '0xb1')
  wallet.answer('request', carried())
  confirm()
  expect(parseBundles(text())).toEqual([
    {
      ...bundle,
      walletKey: 'frame',
      asked: expect.any(Object) as object,
      askedAt: expect.any(Number) as number,
      sentAt: expect.any(Number) as number,
    },
  ])
  expect(text()).not.toContain('data')
  clock.pass(pass)
  expect([parseBundles(text()), parseTransactions(text())]).toMatchObject([[], [{ hash }]])
})

test('the settlement check of a restored bundle receives its expected trade', () => {
  const asked = { trade: { pays: { token: null, most: '5' }, gets: { token: alice.address, least: '4' } } }
  const { clock, transactions } = comingBack({ asked, askedAt: 7 }, [carried()])
  transactions.hang('settlement')
  clock.pass(pass)
  expect(transactions.questions.at(-1)?.request).toMatchObject({ hash, asked, askedAt: 7 })
})

test('a restored bundle is polled at its wallet and settles like any transaction', () => {
  const { asked, clock, sent, kept, outcomes, transactions } = comingBack({}, [{ status: 100 }, carried()])
  const chain = transactions.hang('settlement')
  clock.pass(pass)
  expect([sent(), kept()]).toEqual([[], [bundle]])
  clock.pass(pass)
  expect(asked()).toMatchObject([
    { method: 'wallet_getCallsStatus', params: ['0xb1'] },
    { method: 'wallet_getCallsStatus', params: ['0xb1'] },
  ])
  expect(sent()).toMatchObject([{ hash, address: alice.address, isCall: true, sentAt: 0 }])
  expect(kept()).toEqual([])
  chain.answer({ outcome: 'confirmed', replacement: null })
  expect(outcomes()).toEqual(['confirmed'])
  clock.pass(60_000)
  expect(asked()).toHaveLength(2)
})

test.each([
  ['says that nothing came of it', (story: Story) => story.injected.answer('request', { status: 400 })],
  ['does not know it', ({ injected }: Story) => injected.reject('request', { code: 'resource-not-found' })],
])('a wallet that %s is asked no more', (_, answer) => {
  const story = comingBack({}, [], 20_000)
  answer(story)
  story.clock.pass(pass)
  story.clock.pass(60_000)
  expect([story.sent(), story.kept(), story.asked().length]).toEqual([[], [], 1])
})

test('a wallet that does not know a recent bundle yet is polled again', () => {
  const { injected, clock, asked, sent, kept } = comingBack()
  injected.reject('request', { code: 'resource-not-found' })
  injected.answer('request', carried())
  clock.pass(pass)
  expect(kept()).toEqual([bundle])
  clock.pass(pass)
  expect([asked().length, sent(), kept()]).toMatchObject([2, [{ hash }], []])
})

test.each([
  ['another wallet', { walletKey: 'com.example.other' }],
  ['another account', { address: carol.address }],
])('%s is not asked for it, and it stays for the next visit', (_, given) => {
  const { asked, clock, kept, send } = comingBack(given)
  clock.pass(60_000)
  expect(asked()).toEqual([])
  void send()
  expect(kept()).toMatchObject([given])
})

test('a wallet that never says is asked for three minutes, and again at the next start', () => {
  const { asked, clock, latchkey, injected, kept } = comingBack()
  for (let times = 0; times < 200; times += 1) injected.answer('request', { status: 100 })
  for (let seconds = 0; seconds < 300; seconds += 2) clock.pass(pass)
  expect(asked()).toHaveLength(90)
  expect(kept()).toHaveLength(1)
  latchkey.stop()
  latchkey.start()
  clock.pass(pass)
  expect(asked().length).toBeGreaterThan(90)
})

test('a bundle older than a day is discarded', () => {
  const { asked, clock, latchkey } = comingBack({}, [], 90_000_000)
  clock.pass(pass)
  expect([asked(), latchkey.state().ownTransactions.bundles]).toEqual([[], []])
})

test('malformed stored bundles are ignored', () => {
  for (const wrong of [
    { bundle: '' },
    { chainId: '1' },
    { address: 'x' },
    { walletKey: 7 },
    { sentAt: 'now' },
  ])
    expect(parseBundles(JSON.stringify({ v: 1, bundles: [{ ...bundle, ...wrong }] }))).toEqual([])
  expect(parseBundles(JSON.stringify({ v: 2, bundles: [bundle] }))).toEqual([])
})

type Story = ReturnType<typeof comingBack>
