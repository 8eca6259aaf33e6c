import { expect, test } from 'vitest'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { shownConnecting } from '../../../../core/domain/connection/flow.ts'
import { fakeInjected } from '../../../../adapters/fake/fake-injected.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import type { WalletChange } from '../../../../core/ports/connector.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const kept = JSON.stringify({
  v: 1,
  sessions: [{ connector: 'injected', wallet: harbor.wallet, namespaces: [{ namespace: 'eip155' }] }],
})
const remembered = () => fakeStorage({ sessions: kept })
const trusted = { ...harbor, isTrusted: true }
const status = ({ latchkey }: ReturnType<typeof startStory>) => connectionIn(latchkey.state()).status
const promptingQuestions = (questions: readonly { method: PropertyKey }[]) =>
  questions.filter(({ method }) => method === 'connect')
const told = ({ questions }: ReturnType<typeof fakeInjected>) =>
  questions.flatMap(({ method, request }) =>
    method === 'disconnect' ? [Object(request).walletKey as string] : [],
  )

test('a reload reconnects silently, without any prompt', () => {
  const story = startStory({ wallets: [trusted], ports: { storage: remembered() } })
  story.latchkey.start()
  expect(status(story)).toBe('connected')
  expect(promptingQuestions(story.injected.questions)).toEqual([])
})

test('a stop while the wallet is being asked takes the question back, and the next start restores', () => {
  const story = startStory({ wallets: [trusted], ports: { storage: remembered() } })
  const asked = story.injected.hang('reconnect')
  story.latchkey.start()
  expect(status(story)).toBe('reconnecting')
  story.latchkey.stop()
  expect(status(story)).toBe('unknown')
  asked.answer(sharing(harbor))
  expect(status(story)).toBe('unknown')
  story.latchkey.start()
  expect(status(story)).toBe('connected')
})

test('a wallet that announces itself late is still reconnected', () => {
  const injected = fakeInjected({ wallets: [beacon] })
  const story = startStory({ ports: { connectors: { injected }, storage: remembered() } })
  story.latchkey.start()
  expect(status(story)).toBe('unknown')
  story.clock.pass(2000)
  injected.announce(trusted)
  expect(status(story)).toBe('connected')
  story.clock.pass(5000)
  expect(status(story)).toBe('connected')
})

test('a wallet that announces itself after it was given up is restored all the same, and asked once', () => {
  const injected = fakeInjected({ wallets: [beacon] })
  const story = startStory({ ports: { connectors: { injected }, storage: remembered() } })
  story.latchkey.start()
  story.clock.pass(7000)
  expect(status(story)).toBe('disconnected')
  injected.announce(trusted)
  expect(connectionIn(story.latchkey.state())).toMatchObject({ status: 'connected', wallet: harbor.wallet })
  expect(promptingQuestions(injected.questions)).toEqual([])
})

test('a late wallet does not replace the one that connected meanwhile', async () => {
  const injected = fakeInjected({ wallets: [beacon] })
  const story = startStory({ ports: { connectors: { injected }, storage: remembered() } })
  story.latchkey.start()
  story.clock.pass(7000)
  injected.announce({ ...beacon, wallet: { ...beacon.wallet, key: 'dev.latchkey.other' }, isTrusted: true })
  expect(injected.questions).toEqual([])
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  injected.announce(trusted)
  expect(connectionIn(story.latchkey.state())).toMatchObject({ wallet: beacon.wallet })
})

test('a late storage answer still restores the session', () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  story.clock.pass(2000)
  expect(status(story)).toBe('disconnected')
  reading.answer({ text: kept })
  expect(status(story)).toBe('connected')
})

test('nothing is written before storage is read, and a late answer is merged', async () => {
  const storage = fakeStorage({ sessions: kept })
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted, beacon], ports: { storage } })
  story.latchkey.start()
  story.clock.pass(2000)
  const connecting = story.latchkey.connect({ wallet: beacon.wallet.key })
  expect(storage.texts().sessions).toBe(kept)
  reading.answer({ text: kept })
  await connecting
  expect(connectionIn(story.latchkey.state())).toMatchObject({ wallet: beacon.wallet })
  expect(parseSessions(storage.texts().sessions ?? null)).toMatchObject([{ wallet: beacon.wallet }])
})

test('a failed storage read is repeated at the next opening and restores the session', () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  reading.reject({ code: 'unreachable' })
  expect(status(story)).toBe('disconnected')
  story.latchkey.dispatch(modal.openRequested({}))
  expect(status(story)).toBe('connected')
})

test('a wallet that is gone is given up after three seconds', () => {
  const story = startStory({ wallets: [beacon], ports: { storage: remembered() } })
  story.latchkey.start()
  story.clock.pass(2999)
  expect(status(story)).toBe('unknown')
  story.clock.pass(1)
  expect(status(story)).toBe('disconnected')
})

test('a silent wallet is dropped after half a minute and remains stored', () => {
  const storage = remembered()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.injected.hang('reconnect')
  story.latchkey.start()
  expect(status(story)).toBe('reconnecting')
  story.clock.pass(30_000)
  expect(status(story)).toBe('disconnected')
  expect(storage.texts()).toEqual({ sessions: kept })
})

test('a locked or forgetful wallet is dropped without a prompt and remains stored', () => {
  const storage = remembered()
  const story = startStory({ wallets: [harbor], ports: { storage } })
  story.latchkey.start()
  expect(status(story)).toBe('disconnected')
  expect(promptingQuestions(story.injected.questions)).toEqual([])
  expect(storage.texts()).toEqual({ sessions: kept })
})

const accountsOfHarbor: WalletChange = {
  kind: 'accounts',
  namespace: 'eip155',
  accounts: [...harbor.accounts],
}

test('a wallet that is locked at a reload is restored once it is unlocked, without a prompt', () => {
  const story = startStory({ wallets: [trusted], ports: { storage: remembered() } })
  story.injected.answer('reconnect', null)
  story.latchkey.start()
  expect(status(story)).toBe('disconnected')
  story.injected.change(harbor.wallet.key, accountsOfHarbor)
  expect(connectionIn(story.latchkey.state())).toMatchObject({ status: 'connected', wallet: harbor.wallet })
  expect(promptingQuestions(story.injected.questions)).toEqual([])
})

test('a locked wallet that shares no account is restored at every unlock', () => {
  const storage = remembered()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.injected.reject('reconnect', { code: 'unauthorized' })
  story.injected.answer('reconnect', null)
  story.latchkey.start()
  story.injected.change(harbor.wallet.key, accountsOfHarbor)
  expect(status(story)).toBe('disconnected')
  expect(storage.texts()).toEqual({ sessions: kept })
  story.injected.change(harbor.wallet.key, accountsOfHarbor)
  expect(status(story)).toBe('connected')
})

test('a locked wallet that was disconnected or replaced is not restored at an unlock', async () => {
  const leave: readonly ((story: ReturnType<typeof startStory>) => Promise<unknown>)[] = [
    ({ latchkey }) => latchkey.disconnect(),
    ({ latchkey }) => latchkey.connect({ wallet: beacon.wallet.key }),
    async ({ latchkey }) => latchkey.stop(),
  ]
  for (const leaving of leave) {
    const story = startStory({ wallets: [trusted, beacon], ports: { storage: remembered() } })
    story.injected.answer('reconnect', null)
    story.latchkey.start()
    await leaving(story)
    const asked = story.injected.questions.length
    story.injected.change(harbor.wallet.key, accountsOfHarbor)
    expect(story.injected.questions).toHaveLength(asked)
    expect(connectionIn(story.latchkey.state())).not.toMatchObject({ wallet: harbor.wallet })
  }
})

test('connecting by hand while a reconnect runs wins over its late answer', () => {
  const story = startStory({ wallets: [trusted, beacon], ports: { storage: remembered() } })
  const late = story.injected.hang('reconnect')
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  late.answer(sharing({ accounts: ['0x90F79bf6EB2c4f870365E785982E1f101E93b906'], chainId: 'eip155:1' }))
  expect(connectionIn(story.latchkey.state())).toMatchObject({
    status: 'connected',
    wallet: beacon.wallet,
  })
})

test('a replaced wallet is restored once the other declines, and the refusal stays visible', () => {
  const story = startStory({ wallets: [trusted, beacon], ports: { storage: remembered() } })
  story.injected.hang('reconnect')
  const asked = story.injected.hang('connect')
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  asked.reject({ code: 'user-rejected' })
  expect(connectionIn(story.latchkey.state())).toMatchObject({ status: 'connected', wallet: harbor.wallet })
  expect(shownViews(story.latchkey.state()).at(-1)).toBe('ConnectingExternal')
  expect(shownConnecting(story.latchkey.state().connection.flows)).toMatchObject({
    failure: { code: 'user-rejected' },
  })
})

test('a wallet whose restore was interrupted is restored once the other connection is abandoned', () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted, beacon], ports: { storage } })
  story.injected.hang('connect')
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  reading.answer({ text: kept })
  expect(status(story)).toBe('connecting')
  story.latchkey.dispatch(router.wentBack())
  expect(connectionIn(story.latchkey.state())).toMatchObject({ status: 'connected', wallet: harbor.wallet })
})

test('a wallet that gave way to another one is not restored where the visitor disconnects meanwhile', async () => {
  const story = startStory({ wallets: [trusted, beacon], ports: { storage: remembered() } })
  story.injected.hang('reconnect')
  const asked = story.injected.hang('connect')
  story.latchkey.start()
  const connecting = story.latchkey.connect({ wallet: beacon.wallet.key })
  await story.latchkey.disconnect()
  await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  asked.reject({ code: 'user-rejected' })
  expect([status(story), told(story.injected)]).toEqual(['disconnected', [harbor.wallet.key]])
})

test('a reconnect that ends while Connect is open turns it into Account', () => {
  const story = startStory({ wallets: [trusted], ports: { storage: remembered() } })
  const question = story.injected.hang('reconnect')
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  question.answer(sharing({ accounts: [...trusted.accounts], chainId: trusted.chainId }))
  expect(shownViews(story.latchkey.state())).toEqual(['Account'])
})

test('an empty, malformed or blocked storage connects nothing and asks nothing', () => {
  const blocked = fakeStorage()
  blocked.block()
  for (const storage of [
    fakeStorage(),
    fakeStorage({ connection: '{broken' }),
    fakeStorage({ connection: '{"walletKey":7}' }),
    blocked,
  ]) {
    const story = startStory({ wallets: [trusted], ports: { storage } })
    story.latchkey.start()
    expect(status(story)).toBe('disconnected')
    expect(story.injected.questions).toEqual([])
  }
})

test('a disconnection in another tab is followed, without touching the wallet or the storage', () => {
  const storage = remembered()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  const mark = storage.questions.length
  storage.changeElsewhere('sessions', null)
  expect(status(story)).toBe('disconnected')
  expect(story.types()).toContain('connection/endedInOtherTab')
  expect(storage.questions.slice(mark)).toEqual([])
  expect(story.injected.questions.map(({ method }) => method)).not.toContain('disconnect')
})

test('a connection made in another tab is followed silently where nothing is connected', () => {
  const storage = fakeStorage()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  expect(status(story)).toBe('disconnected')
  storage.changeElsewhere('sessions', remembered().texts().sessions ?? null)
  expect(status(story)).toBe('connected')
  expect(promptingQuestions(story.injected.questions)).toEqual([])
})

test('a wallet that another tab connected in the place of this one is followed silently', async () => {
  const storage = fakeStorage()
  const story = startStory({ wallets: [trusted, beacon], ports: { storage } })
  await story.latchkey.connect({ wallet: beacon.wallet.key })
  storage.changeElsewhere('sessions', remembered().texts().sessions ?? null)
  expect(connectionIn(story.latchkey.state())).toMatchObject({ wallet: harbor.wallet })
  expect(promptingQuestions(story.injected.questions)).toHaveLength(1)
})

test('other tabs are not followed after a stop', () => {
  const storage = remembered()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  story.latchkey.stop()
  storage.changeElsewhere('sessions', null)
  expect(status(story)).toBe('unknown')
})

test('disconnecting while a wallet is asked silently forgets it, and its late answer changes nothing', async () => {
  const storage = remembered()
  const story = startStory({ wallets: [trusted], ports: { storage } })
  const asked = story.injected.hang('reconnect')
  story.latchkey.start()
  expect(status(story)).toBe('reconnecting')
  await story.latchkey.disconnect()
  asked.answer(sharing({ accounts: [...harbor.accounts], chainId: 'eip155:1' }))
  expect(status(story)).toBe('disconnected')
  expect(storage.texts().sessions).toBeUndefined()
})

test('a disconnect before storage is read removes the stored session', async () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect()
  reading.answer({ text: remembered().texts().sessions ?? null })
  await leaving
  expect(status(story)).toBe('disconnected')
  expect(storage.texts().sessions).toBeUndefined()
})

test('a disconnect before storage is read notifies the stored wallet and resolves afterwards', async () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  const telling = story.injected.hang('disconnect')
  story.latchkey.start()
  let isDone = false
  const leaving = story.latchkey.disconnect().then(() => (isDone = true))
  reading.answer({ text: kept })
  await Promise.resolve()
  expect([told(story.injected), isDone]).toEqual([[harbor.wallet.key], false])
  telling.answer(null)
  await leaving
  expect([status(story), storage.texts()]).toEqual(['disconnected', {}])
})

test('an early disconnect waits for storage up to its limit and notifies the wallet later', async () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect()
  story.clock.pass(2000)
  await leaving
  reading.answer({ text: kept })
  expect([told(story.injected), status(story)]).toEqual([[harbor.wallet.key], 'disconnected'])
})

test('an early disconnect notifies a wallet when it announces itself and does not restore it', async () => {
  const injected = fakeInjected({ wallets: [beacon] })
  const story = startStory({ ports: { connectors: { injected }, storage: remembered() } })
  story.latchkey.start()
  await story.latchkey.disconnect()
  story.clock.pass(1000)
  injected.announce(trusted)
  expect([told(injected), status(story)]).toEqual([[harbor.wallet.key, harbor.wallet.key], 'disconnected'])
  injected.announce(trusted)
  expect(told(injected)).toHaveLength(2)
})

test('a wallet that was left before it was restored and is connected again keeps its permission', async () => {
  const storage = remembered()
  const reading = storage.hang('read')
  const story = startStory({ wallets: [trusted], ports: { storage } })
  story.latchkey.start()
  const leaving = story.latchkey.disconnect()
  const connecting = story.latchkey.connect({ wallet: harbor.wallet.key })
  reading.answer({ text: kept })
  await Promise.all([connecting, leaving])
  expect([told(story.injected), status(story)]).toEqual([[], 'connected'])
})

test('a disconnect after a failed restore notifies the wallet', async () => {
  const story = startStory({ wallets: [harbor], ports: { storage: remembered() } })
  story.latchkey.start()
  expect(status(story)).toBe('disconnected')
  await story.latchkey.disconnect()
  expect(told(story.injected)).toEqual([harbor.wallet.key])
})
