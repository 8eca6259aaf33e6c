import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'

const eventually = () => new Promise((resolve) => setImmediate(resolve))

/** Whether what is asked has ended by now. */
async function hasEnded(asked: Promise<unknown>): Promise<boolean> {
  const end = vi.fn<() => void>()
  void asked.then(end, end)
  await eventually()
  return end.mock.calls.length > 0
}

const begun = (storage = fakeStorage()) => {
  const story = startStory({ ports: { storage } })
  story.latchkey.start()
  return story
}

const keptIn = (storage: ReturnType<typeof fakeStorage>) =>
  parseSessions(storage.texts().sessions ?? null).map(({ wallet }) => wallet.key)

test('connect() resolves after the session is saved', async () => {
  const storage = fakeStorage()
  const { latchkey } = begun(storage)
  const writing = storage.hang('write')
  const connecting = latchkey.connect({ wallet: harbor.wallet.key })
  expect(await hasEnded(connecting)).toBe(false)
  writing.answer(null)
  expect(await hasEnded(connecting)).toBe(true)
})

test('a disconnection has not ended before it is forgotten', async () => {
  const storage = fakeStorage()
  const { latchkey } = begun(storage)
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(keptIn(storage)).toEqual([harbor.wallet.key])
  const removing = storage.hang('remove')
  const leaving = latchkey.disconnect()
  expect(await hasEnded(leaving)).toBe(false)
  removing.answer(null)
  expect(await hasEnded(leaving)).toBe(true)
})

test('the modal does not wait for storage', async () => {
  const storage = fakeStorage()
  const { latchkey } = begun(storage)
  storage.hang('write')
  void latchkey.open({ wallet: harbor.wallet.key })
  await eventually()
  expect(latchkey.state().modal.open).toBe(false)
})

test('connect() and disconnect() resolve after two seconds if storage hangs or is blocked', async () => {
  const storage = fakeStorage()
  const { latchkey, clock } = begun(storage)
  storage.hang('write')
  const connecting = latchkey.connect({ wallet: harbor.wallet.key })
  expect(await hasEnded(connecting)).toBe(false)
  clock.pass(2000)
  expect(await hasEnded(connecting)).toBe(true)
  storage.block()
  expect(await hasEnded(latchkey.disconnect())).toBe(true)
})

test('connect() waits for the storage read that precedes its write', async () => {
  const storage = fakeStorage()
  const reading = storage.hang('read')
  const { latchkey } = begun(storage)
  const connecting = latchkey.connect({ wallet: harbor.wallet.key })
  expect(await hasEnded(connecting)).toBe(false)
  reading.answer({ text: null })
  expect(await hasEnded(connecting)).toBe(true)
  expect(keptIn(storage)).toEqual([harbor.wallet.key])
})

test('a repeated connect and a disconnect without a session resolve at once', async () => {
  const { latchkey } = begun()
  expect(await hasEnded(latchkey.disconnect())).toBe(true)
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(await hasEnded(latchkey.connect({ wallet: harbor.wallet.key }))).toBe(true)
})

test('a wallet that replaces another resolves once it is saved', async () => {
  const storage = fakeStorage()
  const { latchkey } = begun(storage)
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.connect({ wallet: beacon.wallet.key })
  expect(keptIn(storage)).toEqual([beacon.wallet.key])
})

test('a stop ends the wait', async () => {
  const storage = fakeStorage()
  const { latchkey } = begun(storage)
  storage.hang('write')
  const connecting = latchkey.connect({ wallet: harbor.wallet.key })
  await eventually()
  latchkey.stop()
  expect(await hasEnded(connecting)).toBe(true)
})
