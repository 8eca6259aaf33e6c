import { expect, test } from 'vitest'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { accountSummaryIn } from '../../../../core/view-models/account/summary.ts'
import { eip1193Facts } from '../../../../core/view-models/sessions/eip1193-facts.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const key = harbor.wallet.key
const shared = [alice, bob, carol].map(({ address }) => address)

/** Harbor shares three accounts, Alice's first. */
async function connected({
  features = {},
  storage = fakeStorage(),
}: Pick<HostOptions, 'features'> & { storage?: ReturnType<typeof fakeStorage> } = {}) {
  const wallet = { ...harbor, accounts: shared, isTrusted: true }
  const story = startStory({ options: { features }, ports: { storage }, wallets: [wallet, beacon] })
  await story.latchkey.connect({ wallet: key })
  return { ...story, ...on(story), storage }
}

function on({ latchkey, injected }: Pick<ReturnType<typeof startStory>, 'latchkey' | 'injected'>) {
  return {
    accounts: () => accountSummaryIn('eip155')(latchkey.state()).addresses,
    choose: (address: string) => latchkey.dispatch(account.addressChosen({ namespace: 'eip155', address })),
    tells: (...accounts: readonly string[]) =>
      injected.change(key, { kind: 'accounts', namespace: 'eip155', accounts: [...accounts] }),
  }
}

test('the account that is chosen comes first, for the host, its provider and the balance', async () => {
  const { choose, accounts, latchkey, evm } = await connected()
  choose(bob.address)
  expect(accounts()).toEqual([bob.address, alice.address, carol.address])
  expect(eip1193Facts(latchkey.state()).accounts[0]).toBe(bob.address)
  expect(evm.questions.at(-1)?.request).toMatchObject({ address: bob.address })
})

test('a repeated or unshared choice of an account changes nothing', async () => {
  const { choose, latchkey, typesSince, mark } = await connected()
  choose(bob.address)
  const before = latchkey.state().connection
  const here = mark()
  choose(bob.address)
  choose('0x0000000000000000000000000000000000000001')
  expect(typesSince(here)).toEqual(['account/addressChosen', 'account/addressChosen'])
  expect(latchkey.state().connection).toBe(before)
})

test('an account that the host writes in small letters is chosen as its chain writes it', async () => {
  const { choose, accounts, latchkey } = await connected()
  choose(bob.address.toLowerCase())
  expect(accountSummaryIn('eip155')(latchkey.state()).address).toBe(bob.address)
  expect(accounts()).toEqual([bob.address, alice.address, carol.address])
  const before = latchkey.state().connection
  choose(bob.address.toUpperCase().replace('0X', '0x'))
  expect(latchkey.state().connection).toBe(before)
})

test('a choice that comes after the wallet was locked or left changes nothing', async () => {
  const { choose, tells, latchkey, types } = await connected()
  tells()
  choose(bob.address)
  await latchkey.disconnect()
  choose(bob.address)
  expect(types().filter((type) => type === 'connection/accountsChanged')).toEqual([])
})

test('an account switch in the wallet overrides the choice for good', async () => {
  const { choose, accounts, tells } = await connected()
  choose(bob.address)
  tells(carol.address, alice.address, bob.address)
  expect(accounts()[0]).toBe(carol.address)
  tells(...shared)
  expect(accounts()[0]).toBe(alice.address)
})

test('the choice remains while the wallet names the same first account and shares the chosen one', async () => {
  const { choose, accounts, tells } = await connected()
  choose(bob.address)
  tells(alice.address, bob.address)
  expect(accounts()).toEqual([bob.address, alice.address])
  tells(alice.address, carol.address)
  expect(accounts()).toEqual([alice.address, carol.address])
})

test('another network, and a wallet that was locked meanwhile, leave the choice as it is', async () => {
  const { choose, accounts, injected, tells } = await connected()
  choose(bob.address)
  injected.change(key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(accounts()[0]).toBe(bob.address)
  tells()
  tells(...shared)
  await expect.poll(() => accounts()[0]).toBe(bob.address)
})

test('the first account of the wallet can be chosen again', async () => {
  const { choose, accounts, tells } = await connected()
  choose(carol.address)
  choose(bob.address)
  choose(alice.address)
  expect(accounts()[0]).toBe(alice.address)
  tells(...shared)
  expect(accounts()).toEqual(shared)
})

/** The next visit, with what the first one kept. */
async function visitAgain(
  storage: ReturnType<typeof fakeStorage>,
  { accounts = shared, features = {} }: Pick<HostOptions, 'features'> & { accounts?: readonly string[] } = {},
) {
  const wallet = { ...harbor, accounts, isTrusted: true }
  const story = startStory({ options: { features }, ports: { storage }, wallets: [wallet] })
  story.latchkey.start()
  await story.latchkey.ready()
  return { ...story, ...on(story) }
}

test('another visit begins with the account that was chosen', async () => {
  const { choose, latchkey, storage } = await connected()
  choose(bob.address)
  latchkey.stop()
  const again = await visitAgain(storage)
  expect(again.accounts()).toEqual([bob.address, alice.address, carol.address])
  expect(again.types()).not.toContain('connection/accountsChanged')
})

test('an account switch in the wallet between two visits overrides the choice', async () => {
  const { choose, latchkey, storage } = await connected()
  choose(bob.address)
  latchkey.stop()
  const again = await visitAgain(storage, { accounts: [carol.address, alice.address, bob.address] })
  expect(again.accounts()[0]).toBe(carol.address)
})

test('a chosen account that is no longer shared at the next visit is removed', async () => {
  const { choose, latchkey, storage } = await connected()
  choose(bob.address)
  latchkey.stop()
  const again = await visitAgain(storage, { accounts: [alice.address, carol.address] })
  expect(again.accounts()).toEqual([alice.address, carol.address])
  expect(storage.texts().sessions).not.toContain('chosen')
})

test.each([
  ['of another shape', '"rubbish"'],
  ['empty', 'null'],
  ['of numbers', '{"address":1,"over":2}'],
  ['of half a choice', `{"address":"${bob.address}"}`],
  ['of an address that nobody has', `{"address":"<b>0x","over":"${alice.address}"}`],
])('a stored choice that is %s is ignored, and its session is restored', async (_, chosen) => {
  const { choose, latchkey, storage } = await connected()
  choose(bob.address)
  latchkey.stop()
  const kept = storage.texts().sessions ?? ''
  const written = JSON.stringify({ address: bob.address, over: alice.address })
  expect(kept).toContain(written)
  const spoilt = fakeStorage({ sessions: kept.replace(written, chosen) })
  expect((await visitAgain(spoilt)).accounts()).toEqual(shared)
})

test('a new connection begins with the first account of the wallet', async () => {
  const { choose, accounts, latchkey } = await connected()
  choose(bob.address)
  await latchkey.disconnect()
  await latchkey.connect({ wallet: key })
  expect(accounts()[0]).toBe(alice.address)
  choose(carol.address)
  await latchkey.connect({ wallet: beacon.wallet.key })
  expect(accounts()).toEqual([bob.address])
})

test('other tabs follow the choice, and write nothing that would lead back', async () => {
  const storage = fakeStorage()
  const first = await connected({ storage })
  const wallet = { ...harbor, accounts: shared, isTrusted: true }
  const other = startStory({ ports: { storage }, wallets: [wallet] })
  other.latchkey.start()
  await other.latchkey.ready()
  first.choose(bob.address)
  const written = storage.texts().sessions ?? null
  storage.changeElsewhere('sessions', written)
  expect(on(other).accounts()[0]).toBe(bob.address)
  expect(storage.texts().sessions).toBe(written)
})

test('a choice that another tab makes while this one still asks its wallet counts once it answers', async () => {
  const storage = fakeStorage()
  const first = await connected({ storage })
  const wallet = { ...harbor, accounts: shared, isTrusted: true }
  const other = startStory({ ports: { storage }, wallets: [wallet] })
  const asked = other.injected.hang('reconnect')
  other.latchkey.start()
  first.choose(bob.address)
  const written = storage.texts().sessions ?? null
  storage.changeElsewhere('sessions', written)
  asked.answer({ namespaces: [{ namespace: 'eip155', accounts: shared, chainId: 'eip155:1' }] })
  expect(on(other).accounts()).toEqual([bob.address, alice.address, carol.address])
  expect(storage.texts().sessions).toBe(written)
})

test('choosing leads back to where the visitor came from, else the modal closes', async () => {
  const { choose, latchkey } = await connected()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'SwitchAddress' }))
  choose(bob.address)
  expect(shownViews(latchkey.state())).toEqual(['Account'])
  latchkey.dispatch(router.viewReset({ view: 'SwitchAddress' }))
  choose(bob.address)
  expect(latchkey.state().modal.open).toBe(false)
})

test('an account cannot be chosen if the host disables it', async () => {
  const { choose, accounts } = await connected({ features: { switchAddress: false } })
  choose(bob.address)
  expect(accounts()).toEqual(shared)
})

test('a choice of an earlier visit is ignored if the host disables it', async () => {
  const { choose, latchkey, storage } = await connected()
  choose(bob.address)
  latchkey.stop()
  const again = await visitAgain(storage, { features: { switchAddress: false } })
  expect(again.accounts()).toEqual(shared)
})

test('a choice of another tab is ignored if the host disables it', async () => {
  const { choose, storage } = await connected()
  const other = await visitAgain(storage, { features: { switchAddress: false } })
  choose(bob.address)
  storage.changeElsewhere('sessions', storage.texts().sessions ?? null)
  expect(other.accounts()).toEqual(shared)
})

test('disabling the choice at runtime restores the first account of the wallet', async () => {
  const { choose, accounts, latchkey } = await connected()
  choose(bob.address)
  latchkey.update({ features: { switchAddress: false } })
  expect(accounts()).toEqual(shared)
})

test('disabling the choice at runtime leaves its view', async () => {
  const { latchkey } = await connected()
  const views = () => [latchkey.state().modal.open, currentView(latchkey.state())]
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'SwitchAddress' }))
  latchkey.dispatch(router.viewPushed({ view: 'WhatIsANetwork' }))
  latchkey.update({ features: { switchAddress: false } })
  expect(views()).toEqual([true, 'WhatIsANetwork'])
  latchkey.dispatch(router.exitRequested())
  expect(views()).toEqual([true, 'Account'])
  latchkey.update({ features: {} })
  latchkey.dispatch(router.viewReset({ view: 'SwitchAddress' }))
  latchkey.update({ features: { switchAddress: false } })
  expect(views()[0]).toBe(false)
})

test('disabling the choice also ends a choice in a locked wallet', async () => {
  const { choose, tells, accounts, latchkey } = await connected()
  choose(bob.address)
  tells()
  latchkey.update({ features: { switchAddress: false } })
  tells(...shared)
  await expect.poll(() => latchkey.state().connection.byNamespace.eip155.status).toBe('connected')
  expect(accounts()).toEqual(shared)
})

test('account labels of a wallet are stored with its session until it changes them', async () => {
  const { latchkey } = await connected()
  const [session = ''] = Object.keys(latchkey.state().connection.sessions)
  const tell = (labels?: Record<string, string>) =>
    latchkey.dispatch(connection.accountsChanged({ session, namespace: 'eip155', accounts: shared, labels }))
  tell({ [alice.address]: 'Savings' })
  tell()
  expect(latchkey.state().connection.sessions[session]?.labels).toEqual({ [alice.address]: 'Savings' })
})

test.each(['eth_accounts', 'eth_requestAccounts'])(
  'a host request of %s returns the chosen account first, in the notation of the wallet',
  async (method) => {
    const { choose, latchkey, injected } = await connected()
    choose(bob.address)
    const small = shared.map((address) => address.toLowerCase())
    injected.answer('request', small)
    expect(await latchkey.request({ method })).toEqual([small[1], small[0], small[2]])
  },
)

test.each([
  ['an account that the wallet shares no longer', [alice.address, carol.address]],
  ['no accounts', { accounts: shared }],
])('%s is answered as the wallet answers it', async (_, answer) => {
  const { choose, latchkey, injected } = await connected()
  choose(bob.address)
  injected.answer('request', answer)
  expect(await latchkey.request({ method: 'eth_accounts' })).toEqual(answer)
})

test('account lists of other methods remain in order', async () => {
  const { choose, latchkey, injected } = await connected()
  choose(bob.address)
  injected.answer('request', shared)
  expect(await latchkey.request({ method: 'account_list' })).toEqual(shared)
})
