import { NEVER, Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { expect, test } from 'vitest'
import type { FakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { fakeFeatures } from '../../../../adapters/fake/fake-features.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { base, mainnet, polygon, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { storageLimit } from '../../../../core/domain/limits.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { beacon, harbor } from '../../../../fixtures/story.ts'
import { aliceOnMainnet, bobOnMainnet, startSignIn } from './story.ts'
import { lantern } from '../connection/two-wallets-story.ts'

type Read = FakeStorage['read']
type Given = NonNullable<Parameters<typeof startSignIn>[0]>

const { wallet } = harbor
const down = { code: 'unreachable' } as const

/** Alice, signed in at a server that keeps her cookie, after a reload; storage answers the page as it is told to. */
async function reloaded({ ports, read, ...given }: Given & { read?: (storage: FakeStorage) => Read } = {}) {
  const storage = fakeStorage()
  await startSignIn({ session: aliceOnMainnet, ports: { storage } }).comeAboard()
  const kept = { ...storage, ...(read && { read: read(storage) }) }
  const story = startSignIn({
    session: aliceOnMainnet,
    isRemembered: true,
    ...given,
    ports: { storage: kept, ...ports },
  })
  return { ...story, storage }
}

/** A storage that says of a key what is kept no sooner than it is told to. */
const silentAbout =
  (key: string, late: Observable<{ readonly text: string | null }>) =>
  ({ read }: FakeStorage): Read =>
  (request, signal) =>
    request.key === key ? late : read(request, signal)

const silent = (server: FakeSignIn) => void server.hang('session')
const failing = (server: FakeSignIn) => {
  for (const _ of [1, 2]) server.reject('session', down)
}

test('a disconnect before the session is known signs out', async () => {
  const story = await reloaded({ prepare: silent })
  expect([story.account(), story.status()]).toEqual([alice.address, 'loading'])
  await story.latchkey.disconnect()
  expect([story.account(), story.server.current(), story.status()]).toEqual([null, null, 'unauthenticated'])
  expect(story.asked('signOut')).toBe(1)
})

test('a disconnect after a failed session check signs out', async () => {
  const story = await reloaded({ prepare: failing })
  await story.latchkey.disconnect()
  expect([story.server.current(), story.asked('signOut')]).toEqual([null, 1])
})

test('a disconnect before the pending sign-out is read signs out and stores nothing', async () => {
  const late = new Subject<{ readonly text: string | null }>()
  const story = await reloaded({ read: silentAbout(storageKeys.signOut, late) })
  expect(story.account()).toBe(alice.address)
  const open = story.server.hang('signOut')
  await story.latchkey.disconnect()
  late.next({ text: null })
  story.server.begin(null)
  open.answer(null)
  expect([story.server.current(), story.status()]).toEqual([null, 'unauthenticated'])
  expect(story.storage.texts()).not.toHaveProperty(storageKeys.signOut)
})

test('a disconnect before the wallet is restored signs out', async () => {
  const story = await reloaded({ read: silentAbout(storageKeys.sessions, NEVER), prepare: silent })
  const leaving = story.latchkey.disconnect()
  story.clock.pass(storageLimit)
  await leaving
  expect([story.server.current(), story.asked('signOut')]).toEqual([null, 1])
})

test('a wallet that ends the connection during the session check signs out', async () => {
  const story = await reloaded({ prepare: silent })
  story.injected.change(wallet.key, { kind: 'disconnected' })
  expect([story.account(), story.server.current()]).toEqual([null, null])
})

test.each([
  ['while it is not known', silent],
  ['where the server could not say it', failing],
])('with signOutOnDisconnect: false, a disconnect does not sign out %s', async (_, prepare) => {
  const story = await reloaded({ prepare, rules: { signOutOnDisconnect: false } })
  await story.latchkey.disconnect()
  expect([story.server.current(), story.asked('signOut')]).toEqual([aliceOnMainnet, 0])
})

/** Alice, who disconnects while the code of the page's features is on its way. */
async function leftEarly(given: Given = {}) {
  const features = fakeFeatures()
  const late = [features.hang('load'), features.hang('load')]
  const story = await reloaded({ ports: { features }, ...given })
  expect([story.account(), story.latchkey.state().signIn]).toEqual([alice.address, undefined])
  await story.latchkey.disconnect()
  expect(story.server.questions).toEqual([])
  for (const one of late) one.answer(null)
  return story
}

test('a disconnect before the sign-in code is loaded signs out once it is', async () => {
  const story = await leftEarly()
  expect([story.server.current(), story.status()]).toEqual([null, 'unauthenticated'])
  expect(story.asked('signOut')).toBe(1)
})

test('with signOutOnDisconnect: false, the late sign-in code does not sign out', async () => {
  const story = await leftEarly({ rules: { signOutOnDisconnect: false } })
  expect([story.server.current(), story.asked('signOut')]).toEqual([aliceOnMainnet, 0])
})

test('a disconnect fetches no sign-in code if SIWE is off', async () => {
  const story = startSignIn({ options: { isSiweEnabled: false } })
  await story.latchkey.connect({ wallet: wallet.key })
  await story.latchkey.disconnect()
  expect(story.latchkey.state().signIn).toBeUndefined()
  expect(story.types()).not.toContain('features/loadFailed')
})

/** Alice, signed in here, while Bob signs in in another tab. */
async function bobElsewhere(chosen?: Given) {
  const story = startSignIn({ session: aliceOnMainnet, ...chosen })
  await story.comeAboard()
  story.server.begin(bobOnMainnet)
  return story
}

test('a tab that hears late of another account leaves the session that another tab signed in with', async () => {
  const story = await bobElsewhere()
  story.change([bob.address])
  story.storage.changeElsewhere(storageKeys.signIn, '1')
  expect([story.server.current(), story.asked('signOut')]).toEqual([bobOnMainnet, 0])
  expect([story.status(), story.view()]).toEqual(['authenticated', 'closed'])
  expect(story.types().filter((type) => type === 'modal/opened')).toHaveLength(1)
})

test('an account that another tab chose keeps its session', async () => {
  const story = await bobElsewhere()
  const { sessions = '' } = story.storage.texts()
  const record = JSON.parse(sessions) as { sessions: { namespaces: object[] }[] }
  Object.assign(record.sessions[0]?.namespaces[0] ?? {}, {
    chosen: { address: bob.address, over: alice.address },
  })
  story.storage.changeElsewhere(storageKeys.sessions, JSON.stringify(record))
  expect(story.account()).toBe(bob.address)
  expect([story.server.current(), story.asked('signOut'), story.view()]).toEqual([bobOnMainnet, 0, 'closed'])
})

test('a new account is asked to sign after the session check', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  const open = story.server.hang('session')
  story.change([bob.address])
  expect([story.status(), story.view(), story.asked('signOut')]).toEqual(['loading', 'closed', 0])
  open.answer(aliceOnMainnet)
  expect([story.server.current(), story.view()]).toEqual([null, 'ConnectingSiwe'])
})

test('a new account is asked to sign without a sign-out if the session check fails', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.reject('session', down)
  story.change([bob.address])
  expect([story.asked('signOut'), story.view()]).toEqual([0, 'ConnectingSiwe'])
  story.press('cancel')
  expect(story.server.current()).toBeNull()
})

test('a return to the first account during the session check keeps the session', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  const open = story.server.hang('session')
  story.change([bob.address])
  story.change([alice.address])
  open.answer(aliceOnMainnet)
  expect([story.status(), story.view(), story.asked('signOut')]).toEqual(['authenticated', 'closed', 0])
})

test('a pending return to a network ends with its connection and does not sign out later', async () => {
  const story = startSignIn({ rules: { signOutOnDisconnect: false } })
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.hang('switchNetwork')
  story.press('cancel')
  story.injected.change(wallet.key, { kind: 'disconnected' })
  expect(story.latchkey.state().signIn.isReturning).toBe(false)
  story.latchkey.close()
  story.move(aliceOnMainnet.chainId)
  await story.latchkey.connect({ wallet: wallet.key })
  story.injected.reject('switchNetwork', { code: 'user-rejected' })
  await expect(story.latchkey.switchNetwork(base.id)).rejects.toMatchObject({ code: 'user-rejected' })
  expect([story.server.current(), story.asked('signOut')]).toEqual([aliceOnMainnet, 0])
})

test('a way back to a network ends with another wallet of the account that takes the place of its wallet', async () => {
  const story = startSignIn({ wallets: [{ ...beacon, accounts: [alice.address], chainId: base.id }] })
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  story.injected.hang('switchNetwork')
  story.press('cancel')
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  expect(story.latchkey.state().signIn.isReturning).toBe(false)
  expect(story.parts().cancel.press).not.toBeNull()
})

test.each([
  ['who is not signed in', null],
  ['whose session is the first account’s', aliceOnMainnet],
])(
  'a visitor who chooses another account in the modal, and %s, is asked to sign with it',
  async (_, session) => {
    const story = await reloaded({ session })
    story.latchkey.dispatch(modal.openRequested({ view: 'SwitchAddress' }))
    expect(story.view()).toBe('SwitchAddress')
    story.latchkey.dispatch(account.addressChosen({ namespace: 'eip155', address: bob.address }))
    expect([story.account(), story.view()]).toEqual([bob.address, 'ConnectingSiwe'])
    expect(story.parts().sign.press).not.toBeNull()
  },
)

test('another switch that is declined meanwhile leaves the way back as it is', async () => {
  const story = startSignIn()
  void story.comeAboard()
  story.press('sign')
  story.move(base.id)
  const back = story.injected.hang('switchNetwork')
  story.press('cancel')
  story.injected.reject('switchNetwork', { code: 'user-rejected' })
  await expect(story.latchkey.switchNetwork(polygon.id)).rejects.toMatchObject({ code: 'user-rejected' })
  back.answer({ chainId: aliceOnMainnet.chainId })
  expect([story.server.current(), story.status(), story.view()]).toEqual([
    aliceOnMainnet,
    'authenticated',
    'closed',
  ])
})

/** Alice, whose phone for Solana stands beside Harbor. */
async function withPhone(given: Given = {}) {
  const phones = fakeWalletConnect({ wallets: [] })
  const story = startSignIn({
    options: { networks: [mainnet, base, polygon, solanaDevnet] },
    ports: { connectors: { 'wallet-connect': phones } },
    ...given,
  })
  await story.latchkey.connect({ wallet: wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  phones.approve(lantern)
  expect(story.latchkey.state().connection.byNamespace.solana.status).toBe('connected')
  return story
}

test('if another wallet may have signed in, the session check decides whether a disconnect signs out', async () => {
  const story = await withPhone({
    session: aliceOnMainnet,
    prepare: (server) => [1, 2, 3].forEach(() => server.hang('session')),
  })
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.server.current(), story.asked('signOut')]).toEqual([aliceOnMainnet, 0])
  await story.latchkey.disconnect()
  expect([story.server.current(), story.asked('signOut')]).toEqual([null, 1])
})

test('a wallet of another kind that leaves moves no way back', async () => {
  const story = await withPhone({ session: aliceOnMainnet })
  story.move(base.id)
  const back = story.injected.hang('switchNetwork')
  story.press('cancel')
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect(story.latchkey.state().signIn.isReturning).toBe(true)
  back.answer({ chainId: aliceOnMainnet.chainId })
  expect(story.status()).toBe('authenticated')
})

/** A page that knows Alice to be signed in and nobody to be connected, as another tab connects Bob. */
async function bobConnectsElsewhere(session: typeof bobOnMainnet) {
  const storage = fakeStorage()
  await startSignIn({ session: aliceOnMainnet, ports: { storage } }).comeAboard()
  const { sessions = '' } = storage.texts()
  const story = startSignIn({ session: aliceOnMainnet, isRemembered: true })
  story.change([bob.address])
  story.server.begin(session)
  story.storage.changeElsewhere(storageKeys.sessions, sessions.replaceAll(alice.address, bob.address))
  expect(story.account()).toBe(bob.address)
  return story
}

test.each([
  ['who signed in there is signed in here', bobOnMainnet, bobOnMainnet],
  ['an earlier session of another account is ended, and nobody is asked', aliceOnMainnet, null],
])('if another tab connected an account, %s', async (_, session, left) => {
  const story = await bobConnectsElsewhere(session)
  expect([story.server.current(), story.view()]).toEqual([left, 'closed'])
  expect(story.status()).toBe(left ? 'authenticated' : 'unauthenticated')
})

test('a visit with such endings runs again from its tape', async () => {
  const story = await reloaded({ prepare: silent })
  await story.latchkey.disconnect()
  const tape = story.latchkey.recording()
  expect(tape && rerun(tape).difference).toBeNull()
})
