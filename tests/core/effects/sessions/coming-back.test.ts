import { throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import { ChunkError } from '../../../../core/loading/chunk.ts'
import { base, mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import type { RememberedSession } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { bob } from '../../../../fixtures/people.ts'
import { beacon, harbor } from '../../../../fixtures/story.ts'
import {
  besideEachOther,
  keeping,
  keptHarbor,
  keptLantern,
  keptPebble,
  lamp,
  lantern,
  pebble,
  startBoth,
  trustedHarbor,
} from '../connection/two-wallets-story.ts'

/** A visit that finds Harbor and Lantern remembered, where nothing else is said. */
const comeBack = ({
  kept = [keptHarbor, keptLantern],
  ...parts
}: Parameters<typeof startBoth>[0] & { kept?: readonly RememberedSession[] } = {}) =>
  startBoth({
    wallets: [trustedHarbor],
    phones: [lantern],
    storage: fakeStorage(keeping(...kept)),
    ...parts,
  })

test('both are restored without a prompt, and are remembered on', () => {
  const story = comeBack()
  story.latchkey.start()
  expect(story.names().toSorted()).toEqual(['Harbor', 'Lantern'])
  expect(story.injected.questions.map(({ method }) => method)).not.toContain('connect')
  expect(story.kept()).toEqual([keptHarbor, keptLantern])
})

test('the last chain is stored for each namespace', async () => {
  const story = await besideEachOther()
  const chains = () =>
    story.kept().flatMap(({ namespaces }) => namespaces.map(({ namespace, chainId }) => [namespace, chainId]))
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  expect(chains()).toEqual([
    ['eip155', base.id],
    ['solana', solanaDevnet.id],
  ])
  await story.latchkey.disconnect({ namespace: 'eip155' })
  expect(chains()).toEqual([['solana', solanaDevnet.id]])
})

test('a wallet that is on another chain by now than the one last used says so itself', () => {
  const lastOnBase = { ...keptHarbor, namespaces: [{ namespace: 'eip155' as const, chainId: base.id }] }
  const story = comeBack({ kept: [lastOnBase] })
  story.latchkey.start()
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: mainnet.id })
  expect(story.kept()).toEqual([keptHarbor])
})

test('a remembered session that is gone is dropped, and the other is restored', () => {
  const story = comeBack({ phones: [] })
  story.latchkey.start()
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'disconnected'])
  // A phone that knows of no session has ended it; a wallet of the browser may still come.
  expect(story.kept()).toEqual([keptHarbor])
  const without = comeBack({ wallets: [beacon] })
  without.latchkey.start()
  without.clock.pass(3000)
  expect([without.evm().status, without.solana().status]).toEqual(['disconnected', 'connected'])
})

test('a wallet that announces itself late is restored beside the phone that was there at once', () => {
  const story = comeBack({ wallets: [beacon] })
  story.latchkey.start()
  expect([story.evm().status, story.solana().status]).toEqual(['unknown', 'connected'])
  story.clock.pass(2000)
  story.injected.announce(trustedHarbor)
  expect([story.evm(), story.solana()]).toMatchObject([{ accounts: harbor.accounts }, { accounts: [lamp] }])
})

test('a silent phone does not delay the other wallet and remains stored', () => {
  const story = comeBack()
  story.walletConnect.hang('reconnect')
  story.latchkey.start()
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'reconnecting'])
  story.clock.pass(30_000)
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'disconnected'])
  expect(story.kept()).toEqual([keptHarbor, keptLantern])
})

test('both wallets are restored, whichever answers first', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const story = comeBack()
    const answers = [story.injected.hang('reconnect'), story.walletConnect.hang('reconnect')] as const
    story.latchkey.start()
    for (const one of order) answers[one].answer(one === 0 ? sharing(harbor) : sharing(lantern.solana!))
    expect(story.names().toSorted()).toEqual(['Harbor', 'Lantern'])
  }
})

test('a phone that approves of more than it served takes nothing from a wallet that is on its way', () => {
  const kept = [keptHarbor, { ...keptLantern, wallet: pebble.wallet }]
  const story = comeBack({ kept, wallets: [beacon], phones: [pebble] })
  story.latchkey.start()
  story.injected.announce(trustedHarbor)
  expect([story.evm(), story.solana()]).toMatchObject([{ accounts: harbor.accounts }, { accounts: [lamp] }])
  expect(story.kept()).toEqual(kept)
})

test('a stop while both are asked takes both questions back, and the next start restores both', () => {
  const story = comeBack()
  const late = [story.injected.hang('reconnect'), story.walletConnect.hang('reconnect')] as const
  story.latchkey.start()
  story.latchkey.stop()
  late[0].answer(sharing(harbor))
  late[1].answer(sharing(lantern.solana!))
  expect(story.names()).toEqual([])
  story.latchkey.start()
  expect(story.names().toSorted()).toEqual(['Harbor', 'Lantern'])
})

test('a stop leaves both as they are, and after the next start both are watched again', async () => {
  const story = await besideEachOther()
  story.latchkey.stop()
  story.latchkey.start()
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  expect(story.names()).toEqual(['Harbor'])
  story.injected.change(harbor.wallet.key, { kind: 'disconnected' })
  expect([story.names(), story.storage.texts()['sessions']]).toEqual([[], undefined])
})

test('a phone that replaces an unannounced wallet replaces its stored session', () => {
  const story = comeBack({ kept: [keptHarbor], wallets: [beacon], phones: [] })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.walletConnect.approve(pebble)
  story.injected.announce(trustedHarbor)
  expect(story.names()).toEqual(['Pebble'])
  story.walletConnect.change(pebble.wallet.key, { kind: 'disconnected' })
  expect(story.kept()).toEqual([])
})

test('a wallet connected before storage is read replaces only its own namespace', async () => {
  const storage = fakeStorage(keeping(keptPebble))
  const reading = storage.hang('read')
  const story = startBoth({ phones: [pebble], storage })
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  reading.answer({ text: keeping(keptPebble).sessions })
  await connecting
  expect([story.evm(), story.solana()]).toMatchObject([{ accounts: harbor.accounts }, { accounts: [lamp] }])
  expect(story.kept()).toEqual([keptHarbor, { ...keptLantern, wallet: pebble.wallet }])
})

test('a session that is restored while the code is shown leaves the code as it is', () => {
  const story = comeBack({ kept: [keptHarbor], wallets: [beacon], phones: [] })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  const code = () => connectingWalletConnectView(story.latchkey.state()).parts.qrCode?.text
  const shown = code()
  story.injected.announce(trustedHarbor)
  expect([story.names(), code()]).toEqual([['Harbor'], shown])
  story.walletConnect.approve(lantern)
  expect(story.names()).toEqual(['Harbor', 'Lantern'])
})

test('a disconnect of one namespace in another tab ends it here', async () => {
  const story = comeBack()
  story.latchkey.start()
  const evm = story.evm()
  story.storage.changeElsewhere('sessions', keeping(keptHarbor).sessions)
  expect([story.evm(), story.solana(), story.told()]).toEqual([evm, { status: 'disconnected' }, []])
  story.storage.changeElsewhere('sessions', null)
  expect([story.names(), story.told()]).toEqual([[], []])
})

test('a phone that lost Ethereum to a wallet in another tab has lost it here, and that wallet is followed', () => {
  const kept = [keptHarbor, { ...keptLantern, wallet: pebble.wallet }]
  const story = comeBack({ kept: [keptPebble], phones: [pebble] })
  story.latchkey.start()
  story.storage.changeElsewhere('sessions', keeping(...kept).sessions)
  expect([story.evm(), story.solana()]).toMatchObject([{ accounts: harbor.accounts }, { accounts: [lamp] }])
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(story.kept()).toHaveLength(2)
})

test('a wallet that was replaced in another tab has ended here', async () => {
  const story = startBoth({ wallets: [trustedHarbor] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.storage.changeElsewhere('sessions', keeping(keptPebble).sessions)
  expect([story.names(), story.told(), story.types().includes('connection/endedInOtherTab')]).toEqual([
    [],
    [],
    true,
  ])
})

test('a failed watch of other tabs is retried at the next connection', async () => {
  const storage = fakeStorage()
  let times = 0
  const watch: typeof storage.watch = (...asked) => {
    times += 1
    return times === 1 ? throwError(() => new ChunkError()) : storage.watch(...asked)
  }
  const story = startBoth({ storage: { ...storage, watch } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  storage.changeElsewhere('sessions', null)
  expect([story.names(), times]).toEqual([[], 2])
})

test('a record that another tab wrote in a form of later ends nothing here', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.storage.changeElsewhere('sessions', JSON.stringify({ v: 2, sessions: [] }))
  expect(story.names()).toEqual(['Harbor'])
})

test('of two wallets with one name, only the one that another tab disconnects ends here', async () => {
  const newcomer = { ...harbor, wallet: { ...harbor.wallet, key: `${harbor.wallet.key}#uuid` } }
  const story = startBoth({ wallets: [{ ...harbor, accounts: [bob.address] }, newcomer] })
  await story.latchkey.connect({ wallet: newcomer.wallet.key })
  const record = story.storage.texts()['sessions'] ?? null
  story.storage.changeElsewhere('sessions', record)
  expect(story.names()).toEqual(['Harbor'])
  story.storage.changeElsewhere('sessions', null)
  expect(story.names()).toEqual([])
})
