import { expect, test } from 'vitest'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import type { Namespace } from '../../../../core/domain/values/caip.ts'
import { solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { bob, alice } from '../../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'
import { keeping, keptPebble, lamp, pebble, startBoth } from '../connection/two-wallets-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const open = (story: ReturnType<typeof startStory>) => {
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
}
const status = ({ latchkey }: ReturnType<typeof startStory>) => connectionIn(latchkey.state())
const share = (story: ReturnType<typeof startStory>, accounts: string[]) =>
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })

test('a wallet that is locked is watched on, and connected again once it is unlocked, without a prompt', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  share(story, [])
  expect(status(story)).toMatchObject({ status: 'locked', wallet: harbor.wallet })
  expect(Object.keys(story.storage.texts())).toHaveLength(1)
  story.injected.answer('reconnect', sharing({ accounts: [bob.address], chainId: 'eip155:8453' }))
  share(story, [bob.address])
  expect(status(story)).toMatchObject({
    status: 'connected',
    accounts: [bob.address],
    chainId: 'eip155:8453',
  })
  expect(story.injected.questions.filter(({ method }) => method === 'connect')).toHaveLength(1)
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:137' })
  expect(status(story)).toMatchObject({ chainId: 'eip155:137' })
})

test('the record has the network that a wallet is on once it is unlocked', async () => {
  const storage = fakeStorage()
  const story = await lockedStory(storage)
  story.injected.answer('reconnect', sharing({ accounts: [alice.address], chainId: 'eip155:8453' }))
  share(story, [alice.address])
  expect(Object.values(storage.texts()).join()).toContain('eip155:8453')
})

test('a locked wallet can be disconnected, and the modal opens on its notice', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  share(story, [])
  void story.latchkey.open()
  expect(shownViews(story.latchkey.state())).toEqual(['Account'])
  await story.latchkey.disconnect()
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(Object.keys(story.storage.texts())).toHaveLength(0)
})

test('choosing another wallet while one is locked leaves the locked one as it is until the other approves', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  share(story, [])
  story.injected.reject('connect', { code: 'user-rejected' })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(status(story)).toMatchObject({ status: 'locked', wallet: harbor.wallet })
})

async function lockedStory(storage = fakeStorage()) {
  const story = startStory({ ports: { storage } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  share(story, [])
  return story
}

test('a wallet counts as locked while it is restored, and locking again ends the restore', async () => {
  const story = await lockedStory()
  const asked = story.injected.hang('reconnect')
  share(story, [alice.address])
  expect(status(story)).toMatchObject({ status: 'locked' })
  share(story, [])
  asked.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(status(story)).toMatchObject({ status: 'locked' })
})

test('an unlocked wallet that never answers stays locked, and is asked again when it shares accounts again', async () => {
  const story = await lockedStory()
  story.injected.hang('reconnect')
  share(story, [alice.address])
  story.clock.pass(10_000)
  expect(status(story)).toMatchObject({ status: 'locked' })
  story.injected.answer('reconnect', sharing({ accounts: [bob.address], chainId: 'eip155:1' }))
  share(story, [bob.address])
  expect(status(story)).toMatchObject({ status: 'connected', accounts: [bob.address] })
})

test('disconnecting ends, whether or not the wallet is unlocked meanwhile', async () => {
  const story = await lockedStory()
  const leaving = story.injected.hang('disconnect')
  const asked = story.injected.hang('reconnect')
  const disconnected = story.latchkey.disconnect()
  share(story, [alice.address])
  leaving.answer(null)
  await disconnected
  asked.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(status(story)).toEqual({ status: 'disconnected' })
})

test('a disconnect in another tab ends a locked connection', async () => {
  const storage = fakeStorage()
  const story = await lockedStory(storage)
  story.injected.hang('reconnect')
  share(story, [alice.address])
  storage.changeElsewhere('sessions', null)
  expect(status(story)).toEqual({ status: 'disconnected' })
})

test('a wallet that is locked before it could be remembered is remembered all the same', async () => {
  const storage = fakeStorage()
  const slow = storage.hang('write')
  const story = startStory({ ports: { storage } })
  const connecting = [beacon, harbor].map(({ wallet }) => story.latchkey.connect({ wallet: wallet.key }))
  share(story, [])
  slow.answer(null)
  await Promise.all(connecting)
  expect(storage.texts().sessions).toContain('Harbor')
})

test('a wallet that revokes access while locked disconnects, but is restored when it shares accounts', async () => {
  const storage = fakeStorage()
  const story = await lockedStory(storage)
  const { sessions } = storage.texts()
  story.injected.change(harbor.wallet.key, { kind: 'disconnected', mayReturn: true })
  expect([status(story).status, storage.texts().sessions]).toEqual(['disconnected', sessions])
  share(story, [alice.address])
  expect(status(story)).toMatchObject({
    status: 'connected',
    accounts: [alice.address],
    wallet: harbor.wallet,
  })
  expect(story.injected.questions.filter(({ method }) => method === 'connect')).toHaveLength(1)
})

test('a wallet that revoked access is removed once the visitor disconnects or connects another', async () => {
  const leave: readonly ((story: ReturnType<typeof startStory>) => Promise<unknown>)[] = [
    ({ latchkey }) => latchkey.disconnect(),
    ({ latchkey }) => latchkey.connect({ wallet: beacon.wallet.key }),
  ]
  for (const leaving of leave) {
    const storage = fakeStorage()
    const story = await lockedStory(storage)
    story.injected.change(harbor.wallet.key, { kind: 'disconnected', mayReturn: true })
    await leaving(story)
    share(story, [alice.address])
    expect(status(story)).not.toMatchObject({ wallet: harbor.wallet })
    expect(storage.texts().sessions ?? '').not.toContain('Harbor')
  }
})

test('a network cannot be switched while the wallet is locked', async () => {
  const story = await lockedStory()
  await expect(story.latchkey.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'unauthorized' })
  expect(story.latchkey.state().network.preferred).toEqual({})
})

test('locking a wallet in one namespace leaves its return in the other alone', () => {
  const story = startBoth({ phones: [pebble], storage: fakeStorage(keeping(keptPebble)) })
  const shareIn = (namespace: Namespace, accounts: string[]) =>
    story.walletConnect.change(pebble.wallet.key, { kind: 'accounts', namespace, accounts })
  story.latchkey.start()
  shareIn('eip155', [])
  const asked = story.walletConnect.hang('reconnect')
  shareIn('eip155', [alice.address])
  shareIn('solana', [])
  asked.answer({
    namespaces: [
      { namespace: 'eip155', accounts: [alice.address], chainId: 'eip155:1' },
      { namespace: 'solana', accounts: [lamp], chainId: solanaDevnet.id },
    ],
  })
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'locked'])
})
