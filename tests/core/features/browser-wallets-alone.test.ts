import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { formatSessions } from '../../../core/domain/sessions/remembered-sessions.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { connectView } from '../../../core/view-models/connection/connect.ts'
import { getWalletView } from '../../../core/view-models/wallets/get-wallet.ts'
import { transactionsView } from '../../../core/view-models/activity/transactions.ts'
import { morePress, searchPress, walletChoices } from '../../../core/view-models/wallets/choices.ts'
import { whatIsAWalletView } from '../../../core/view-models/wallets/what-is-a-wallet.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'
import { harbor, listed, startStory } from '../../../fixtures/story.ts'
import { phone } from '../effects/pairing/story.ts'

const none = { pairing: false, registry: false }
const [, cedar] = listed
const phones = { kind: 'android' } as const

/** A page without a project, whose modal stands open long enough for everything that comes by itself. */
function alone(parts: Parameters<typeof startStory>[0] = {}) {
  const story = startStory({ options: { projectId: '', features: none }, ...parts })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.clock.pass(60_000)
  const state = () => story.latchkey.state()
  return { ...story, state, go: story.latchkey.dispatch, connect: () => connectView(state()).parts }
}

const rows = ({ installed, recommended }: ReturnType<typeof connectView>['parts']) =>
  [installed, recommended].map((list) => list && list.items.map(({ label }) => label))

test('without pairing and registry a page offers only browser wallets', () => {
  const { connect } = alone()
  expect(rows(connect())).toEqual([['Harbor', 'Beacon'], null])
  expect(connect()).toMatchObject({ none: null, all: null, failed: null, retry: null })
  expect(connect().installed?.placeholders).toBe(0)
})

test.each([{}, phones])('a visitor without a wallet reads advice: %j', (device) => {
  const { connect } = alone({ wallets: [], device })
  expect(rows(connect())).toEqual([null, null])
  expect(connect().none).toMatchObject({
    title: 'No wallet found in this browser',
    body: "Install a wallet here, or open this page in your wallet's browser.",
  })
})

test('neither the registry, nor the relay, nor a service of a project is asked, whatever a visitor does', async () => {
  const story = alone()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.go(modal.openRequested({ view: 'Account' }))
  story.go(router.viewPushed({ view: 'Transactions' }))
  story.clock.pass(60_000)
  for (const { questions } of [
    story.walletRegistry,
    story.walletConnect,
    story.tokenBalances,
    story.identity,
    story.accountNames,
    story.analytics,
    story.swap,
    story.onRamp,
    story.frame,
  ])
    expect(questions).toEqual([])
  expect(story.transactions.questions.filter(({ method }) => method === 'history')).toEqual([])
  expect(transactionsView(story.state() as never).parts).toMatchObject({ list: null, failed: null })
  expect(transactionsView(story.state() as never).parts.none?.title).toBe('No transactions yet')
  expect(story.types().filter((type) => /[fF]ailed$/.test(type))).toEqual([])
})

test.each([
  ['AllWallets', 'registry', none],
  ['AllWallets', 'pairing', { pairing: false }],
  ['GetWallet', 'registry', { registry: false }],
  ['ConnectingWalletConnect', 'pairing', { pairing: false }],
  ['Downloads', 'pairing', { pairing: false }],
  ['Swap', 'swap', none],
  ['OnRampProviders', 'onRamp', none],
  ['RegisterAccountName', 'accountNames', none],
] as const)('%s is off, and says that "%s" is', async (view, off, features) => {
  const projectId = 'registry' in features && 'pairing' in features ? '' : 'story'
  const { latchkey } = startStory({ options: { projectId, features } })
  await expect(latchkey.open({ view: view as never })).rejects.toMatchObject({
    code: 'feature-disabled',
    message: `The view ${view} was not opened: your options switch the feature "${off}" off; switch it on, or open another view.`,
  })
})

test('the wallet explanation does not lead to a missing list', () => {
  const { state } = alone()
  expect(whatIsAWalletView(state()).parts.get).toBeNull()
  const story = alone({ options: { features: { pairing: false } } })
  expect(whatIsAWalletView(story.state()).parts.get).not.toBeNull()
  expect(getWalletView(story.state()).parts.list.items.length).toBeGreaterThan(0)
})

test('a headless host without pairing and registry is refused at once', async () => {
  const { latchkey, go, state, walletRegistry, clock } = alone()
  await expect(createPairing(latchkey).begin()).rejects.toMatchObject({ code: 'feature-disabled' })
  go(searchPress('Cedar'))
  clock.pass(300)
  go(morePress(state()))
  expect(walletChoices(state())).toMatchObject({
    installed: [{ name: 'Harbor' }, { name: 'Beacon' }],
    registry: [],
    failure: { code: 'feature-disabled' },
    searched: { status: 'failed', failure: { code: 'feature-disabled' } },
  })
  expect(walletRegistry.questions).toEqual([])
})

test('with the registry alone, wallets that are not installed are not offered', () => {
  const { connect } = alone({ options: { features: { pairing: false } } })
  expect(rows(connect())).toEqual([['Harbor', 'Beacon'], null])
  expect(connect()).toMatchObject({ all: null, failed: null })
})

test('with pairing alone, a code and custom wallets are offered', () => {
  const customWallets = [{ id: 'tide', name: 'Tide' }]
  const { connect, walletConnect, walletRegistry } = alone({
    options: { customWallets, featuredWalletIds: [cedar!.id], features: { registry: false } },
  })
  expect(rows(connect())).toEqual([['Harbor', 'Beacon'], ['Tide']])
  expect(connect()).toMatchObject({ all: null, failed: null })
  expect(walletConnect.questions.map(({ method }) => method)).toEqual(['pair'])
  expect(walletRegistry.questions).toEqual([])
})

test('a phone that was paired before is neither asked nor waited for', () => {
  const kept = {
    connector: 'wallet-connect' as const,
    wallet: phone.wallet,
    namespaces: [{ namespace: 'eip155' as const, chainId: 'eip155:1' as const }],
  }
  const storage = fakeStorage({ sessions: formatSessions([kept])! })
  const { walletConnect, state } = alone({ ports: { storage } })
  expect(walletConnect.questions).toEqual([])
  expect(connectionIn(state())).toMatchObject({ status: 'disconnected' })
})

test('pairing that is switched off meanwhile takes its code back and is left', () => {
  const { latchkey, go, types, state, clock } = alone({ options: {} })
  go(pairing.walletChosen({ walletId: cedar!.id }))
  expect(shownViews(state())).toEqual(['Connect', 'ConnectingWalletConnect'])
  latchkey.update({ features: { pairing: false } })
  expect(shownViews(state())).toEqual(['Connect'])
  expect(types().filter((type) => type === 'pairing/abandoned')).toHaveLength(1)
  clock.pass(600_000)
  expect(state().pairing.flow?.step).toBe('abandoned')
})

test('a pending pairing rejects with feature-disabled when pairing is disabled', async () => {
  const { latchkey } = alone({ options: {} })
  const paired = createPairing(latchkey).begin()
  latchkey.update({ features: { pairing: false } })
  await expect(paired).rejects.toMatchObject({ code: 'feature-disabled' })
})

test('a paired wallet is disconnected when pairing is disabled', () => {
  const { latchkey, walletConnect, go, state } = alone({ options: {} })
  go(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(phone)
  expect(connectionIn(state())).toMatchObject({ status: 'connected' })
  latchkey.update({ features: { pairing: false } })
  expect(connectionIn(state())).toMatchObject({ status: 'disconnected' })
  expect(walletConnect.questions.map(({ method }) => method)).toContain('disconnect')
})

test('enabling the registry loads its list, and disabling it hides the list', () => {
  const { latchkey, connect, walletRegistry } = alone({ options: { features: { registry: false } } })
  latchkey.update({ features: {} })
  expect(walletRegistry.questions.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['wallets', 'imageAddresses']),
  )
  expect(connect().phone?.items[0]?.detail).toMatch(/ more$/)
  expect(connect().all).not.toBeNull()
  latchkey.update({ features: { registry: false } })
  expect(connect().phone?.items[0]?.detail).toBe('Any wallet with WalletConnect')
  expect(connect().all).toBeNull()
})
