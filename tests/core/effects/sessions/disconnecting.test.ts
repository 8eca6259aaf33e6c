import { expect, test } from 'vitest'
import { createStorage } from '../../../../adapters/browser/storage.ts'
import { prefixOf } from '../../../../adapters/browser/storage-prefix.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { readSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { heldStorage } from '../../../adapters/host-storages.ts'
import { cedar } from '../pairing/story.ts'
import {
  besideEachOther,
  keeping,
  keptHarbor,
  keptLantern,
  keptPebble,
  lantern,
  pair,
  pebble,
  startBoth,
  trustedHarbor,
} from '../connection/two-wallets-story.ts'
import type { BothStory } from '../connection/two-wallets-story.ts'

test('a disconnect of a namespace notifies only its wallet', async () => {
  const story = await besideEachOther()
  const evm = story.evm()
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.evm(), story.solana(), story.told()]).toEqual([
    evm,
    { status: 'disconnected' },
    [lantern.wallet.key],
  ])
  expect(story.kept()).toEqual([keptHarbor])
})

test('a disconnect of one namespace ends a session that serves both', async () => {
  const story = startBoth()
  story.latchkey.start()
  pair(story, pebble)
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.names(), story.told(), story.kept()]).toEqual([[], [pebble.wallet.key], []])
})

test('disconnect() ends both sessions and resolves once both wallets are notified', async () => {
  const story = await besideEachOther()
  const slow = story.walletConnect.hang('disconnect')
  let isDone = false
  const done = story.latchkey.disconnect().then(() => (isDone = true))
  expect([story.names(), story.kept()]).toEqual([[], []])
  await Promise.resolve()
  expect(isDone).toBe(false)
  slow.answer(null)
  await done
  expect(story.told()).toEqual([harbor.wallet.key, lantern.wallet.key])
})

test('a wallet that does not hear of its end holds up neither the verb nor the other one', async () => {
  const story = await besideEachOther()
  story.injected.hang('disconnect')
  const done = story.latchkey.disconnect()
  expect(story.walletConnect.sessions()).toEqual([])
  story.clock.pass(3000)
  await done
})

test('a namespace that there is not is refused, and nothing is disconnected', async () => {
  const story = await besideEachOther()
  const refused = story.latchkey.disconnect({ namespace: 'nope' as never })
  await expect(refused).rejects.toMatchObject({ code: 'bad-request' })
  expect([story.names(), story.told()]).toEqual([['Harbor', 'Lantern'], []])
})

test('disconnect() refuses a bare namespace and disconnects nothing', async () => {
  const story = await besideEachOther()
  await expect(story.latchkey.disconnect('solana' as never)).rejects.toMatchObject({
    code: 'bad-request',
    shortMessage:
      'What disconnect was given is the string "solana"; expected { namespace } such as { namespace: "solana" }, or none.',
  })
  expect([story.names(), story.told()]).toEqual([['Harbor', 'Lantern'], []])
})

test('a disconnect of an unused namespace changes nothing', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.names(), story.told()]).toEqual([['Harbor'], []])
})

test('disconnecting one twice tells its wallet once', async () => {
  const story = await besideEachOther()
  await Promise.all([
    story.latchkey.disconnect({ namespace: 'solana' }),
    story.latchkey.disconnect({ namespace: 'solana' }),
  ])
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  expect([story.names(), story.told()]).toEqual([['Harbor'], [lantern.wallet.key]])
})

test('a stop during a disconnect ends the verb, and the other session is restored at the next start', async () => {
  const story = await besideEachOther()
  story.walletConnect.hang('disconnect')
  const done = story.latchkey.disconnect({ namespace: 'solana' })
  story.latchkey.stop()
  await done
  story.latchkey.start()
  expect([story.names(), story.kept()]).toEqual([['Harbor'], [keptHarbor]])
})

test('a stop while a second wallet is paired takes the pairing back, and leaves the first', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  expect(story.walletConnect.pairings()).toBe(1)
  story.latchkey.stop()
  story.walletConnect.approve(lantern)
  story.latchkey.start()
  expect([story.names(), story.walletConnect.pairings()]).toEqual([['Harbor'], 0])
})

test('disconnecting Solana leaves an attempt for Ethereum as it is', async () => {
  const story = startBoth()
  story.latchkey.start()
  pair(story, lantern)
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.disconnect({ namespace: 'solana' })
  asked.answer({ namespaces: [{ namespace: 'eip155', accounts: [...harbor.accounts], chainId: 'eip155:1' }] })
  await connecting
  expect(story.names()).toEqual(['Harbor'])
})

test('a connection after an early disconnect is saved, however slow storage is', async () => {
  const key = prefixOf('story') + storageKeys.sessions
  const texts = new Map([[key, keeping(keptLantern).sessions]])
  const { storage, answerLast, isAsked } = heldStorage(texts)
  const ports = { storage: createStorage({ projectId: 'story', find: () => storage }) }
  const { latchkey } = startStory({ ports })
  latchkey.start()
  const kept = () => readSessions(texts.get(key) ?? null)?.map(({ wallet }) => wallet.name)
  const left = latchkey.disconnect()
  const connected = latchkey.connect({ wallet: harbor.wallet.key }).then(kept)
  do await answerLast()
  while (isAsked())
  await left
  expect([await connected, kept()]).toEqual([['Harbor'], ['Harbor']])
})

test('a disconnect of a namespace before storage is read removes only its session', async () => {
  const storage = fakeStorage(keeping(keptHarbor, keptLantern))
  const reading = storage.hang('read')
  const story = startBoth({ wallets: [trustedHarbor], phones: [lantern], storage })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect({ namespace: 'solana' })
  reading.answer({ text: keeping(keptHarbor, keptLantern).sessions })
  await leaving
  expect([story.names(), story.solana().status]).toEqual([['Harbor'], 'disconnected'])
  expect(story.kept()).toEqual([keptHarbor])
})

test('an early disconnect of one namespace removes a session that serves both', async () => {
  const storage = fakeStorage(keeping(keptPebble))
  const reading = storage.hang('read')
  const story = startBoth({ phones: [pebble], storage })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect({ namespace: 'solana' })
  reading.answer({ text: keeping(keptPebble).sessions })
  await leaving
  expect([story.names(), story.evm().status]).toEqual([[], 'disconnected'])
  expect(storage.texts()['sessions']).toBeUndefined()
})

test('a phone disconnected before storage is read is notified and loses its session', async () => {
  const storage = fakeStorage(keeping(keptHarbor, keptLantern))
  const reading = storage.hang('read')
  const story = startBoth({ wallets: [trustedHarbor], phones: [lantern], storage })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect({ namespace: 'solana' })
  reading.answer({ text: keeping(keptHarbor, keptLantern).sessions })
  await leaving
  expect([story.told(), story.walletConnect.sessions()]).toEqual([[lantern.wallet.key], []])
})

test('a phone that ends leaves no trace of how it was paired', async () => {
  const ends: readonly ((story: BothStory) => unknown)[] = [
    ({ latchkey }) => latchkey.disconnect(),
    ({ walletConnect }) => walletConnect.change(lantern.wallet.key, { kind: 'disconnected' }),
  ]
  for (const end of ends) {
    const story = startBoth({ wallets: [], device: { kind: 'android' } })
    story.latchkey.start()
    const initial = story.latchkey.state().pairing
    story.latchkey.dispatch(modal.openRequested({}))
    story.latchkey.dispatch(pairing.walletChosen({ walletId: cedar.id }))
    story.latchkey.dispatch(pairing.platformChosen({ platform: 'mobile' }))
    story.latchkey.dispatch(pairing.appOpened())
    story.walletConnect.approve(lantern)
    await end(story)
    expect(story.latchkey.state().pairing).toEqual(initial)
  }
})

test('a phone that ends takes nothing from the pairing of the next one', () => {
  const story = startBoth({ wallets: [] })
  story.latchkey.start()
  pair(story, lantern)
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: cedar.id }))
  const { pairing: shown } = story.latchkey.state()
  story.walletConnect.change(lantern.wallet.key, { kind: 'disconnected' })
  expect(story.latchkey.state().pairing).toEqual(shown)
})
