import { from } from 'rxjs'
import { expect, test } from 'vitest'
import { createStorage } from '../../../adapters/browser/storage.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { storageKeys } from '../../../core/domain/sessions/storage-keys.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { heldStorage, mapStorage } from '../host-storages.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'
import { storageContract } from './storage-contract.ts'

storageContract('a local storage', () => {
  const storage = mapStorage()
  let isBlocked = false
  return {
    storage: createStorage({
      projectId: 'mine',
      find: () => {
        if (isBlocked) throw new DOMException('Access is denied for this document.', 'SecurityError')
        return storage
      },
    }),
    block: () => (isBlocked = true),
  }
})

storageContract('a storage of the host that answers later', () => {
  const inner = mapStorage()
  let isBlocked = false
  const later = async <Value>(value: () => Value) => {
    if (isBlocked) throw new Error('quota')
    return value()
  }
  return {
    storage: createStorage({
      projectId: 'mine',
      find: () => ({
        getItem: (key) => later(() => inner.getItem(key) as string | null),
        setItem: (key, text) => later(() => inner.setItem(key, text)),
        removeItem: (key) => later(() => inner.removeItem(key)),
      }),
    }),
    block: () => (isBlocked = true),
  }
})

for (const order of answeringOrders) {
  storageContract(`the fake, ${order}`, () => {
    const storage = fakeStorage({}, { order })
    return { storage, block: () => storage.block() }
  })
}

silentContract('the fake', () => {
  const storage = fakeStorage({}, { order: 'never' })
  return {
    read: (signal) => storage.read({ key: 'a' }, signal),
    write: (signal) => storage.write({ key: 'a', text: 'one' }, signal),
    remove: (signal) => storage.remove({ key: 'a' }, signal),
  }
})

test('changes are applied in the order of their calls, however slow the storage', async () => {
  const texts = new Map([['@latchkey/mine/sessions', 'old']])
  const { storage: held, answerLast, isAsked } = heldStorage(texts)
  const storage = createStorage({ projectId: 'mine', find: () => held })
  const changes = [
    valueOf(storage.remove({ key: storageKeys.sessions }, unhurried)),
    valueOf(storage.write({ key: storageKeys.sessions, text: 'new' }, unhurried)),
  ]
  do await answerLast()
  while (isAsked())
  await Promise.all(changes)
  expect([...texts]).toEqual([['@latchkey/mine/sessions', 'new']])
})

test('an aborted change does not block the next', async () => {
  const { storage: held, answerLast } = heldStorage(new Map())
  const storage = createStorage({ projectId: 'mine', find: () => held })
  const late = new AbortController()
  const first = failureFrom(storage.write({ key: 'a', text: 'one' }, late.signal))
  const second = valueOf(storage.write({ key: 'a', text: 'two' }, unhurried))
  late.abort()
  expect(await first).toEqual({ code: 'aborted' })
  await answerLast()
  expect(await second).toBeNull()
})

test('an aborted write that lands late does not replace a newer text', async () => {
  const { texts, storage, abortedWrite, landAll } = withLateWrite()
  await abortedWrite('one')
  const second = valueOf(storage.write({ key: 'a', text: 'two' }, unhurried))
  await landAll()
  await second
  expect(texts.get('@latchkey/mine/a')).toBe('two')
})

test('an aborted write that lands late does not restore a removed text', async () => {
  const { texts, storage, abortedWrite, landAll } = withLateWrite()
  await abortedWrite('one')
  const removed = valueOf(storage.remove({ key: 'a' }, unhurried))
  await landAll()
  await removed
  expect(texts.has('@latchkey/mine/a')).toBe(false)
})

test('an aborted removal that lands late takes no newer text', async () => {
  const texts = new Map<string, string>()
  const { storage: held, answerLast, isAsked } = heldStorage(texts)
  const storage = createStorage({ projectId: 'mine', find: () => held })
  const late = new AbortController()
  const removed = failureFrom(storage.remove({ key: storageKeys.sessions }, late.signal))
  late.abort()
  await removed
  const written = valueOf(storage.write({ key: storageKeys.sessions, text: 'new' }, unhurried))
  do await answerLast()
  while (isAsked())
  await written
  expect([...texts]).toEqual([['@latchkey/mine/sessions', 'new']])
})

test('a text that is written again and lands late does not replace a newer one', async () => {
  const { texts, storage, answerLast, abortedWrite, landAll } = withLateWrite()
  await abortedWrite('one')
  const second = valueOf(storage.write({ key: 'a', text: 'two' }, unhurried))
  await answerLast()
  await second
  await answerLast()
  const third = valueOf(storage.write({ key: 'a', text: 'three' }, unhurried))
  await landAll()
  await third
  expect(texts.get('@latchkey/mine/a')).toBe('three')
})

/** A storage whose writes land when they are told to, the last one first. */
function withLateWrite() {
  const texts = new Map<string, string>()
  const { storage: held, answerLast, isAsked } = heldStorage(texts)
  const storage = createStorage({ projectId: 'mine', find: () => held })
  return {
    texts,
    storage,
    answerLast,
    /** Asks for a text to be written, and takes that back before it lands. */
    abortedWrite: async (text: string) => {
      const late = new AbortController()
      const failed = failureFrom(storage.write({ key: 'a', text }, late.signal))
      late.abort()
      await failed
    },
    landAll: async () => {
      do await answerLast()
      while (isAsked())
    },
  }
}

test('keys have a prefix of Latchkey and the project', async () => {
  const texts = new Map<string, string>()
  const storage = createStorage({ projectId: 'mine', find: () => mapStorage(texts) })
  await valueOf(storage.write({ key: 'connection', text: 'x' }, unhurried))
  expect([...texts.keys()]).toEqual(['@latchkey/mine/connection'])
})

test('a missing storage rejects with storage-blocked and advice', async () => {
  const storage = createStorage({ projectId: 'mine', find: () => undefined })
  expect(await failureFrom(storage.read({ key: 'connection' }, unhurried))).toEqual({
    code: 'storage-blocked',
    detail: 'There is no storage here; allow site data, or give Latchkey a storage of your own.',
  })
})

test('the error of a full storage is quoted', async () => {
  const full = {
    ...mapStorage(),
    setItem: () => {
      throw new Error('The quota has been exceeded.')
    },
  }
  const failure = await failureFrom(
    createStorage({ projectId: 'mine', find: () => full }).write({ key: 'connection', text: 'x' }, unhurried),
  )
  expect(failure.detail).toBe(
    'The storage did not let Latchkey write connection: The quota has been exceeded.',
  )
})

test('a host storage that answers with something else than a string is malformed', async () => {
  const odd = { ...mapStorage(), getItem: () => 7 as unknown as string }
  expect(
    await failureFrom(
      createStorage({ projectId: 'mine', find: () => odd }).read({ key: 'connection' }, unhurried),
    ),
  ).toEqual({
    code: 'malformed-answer',
    detail: 'The storage holds the number 7 under @latchkey/mine/connection; expected a string or null.',
  })
})

test('two projects on one origin do not see each other', async () => {
  const shared = mapStorage()
  const mine = createStorage({ projectId: 'mine', find: () => shared })
  const yours = createStorage({ projectId: 'yours', find: () => shared })
  await valueOf(mine.write({ key: 'connection', text: 'x' }, unhurried))
  expect(await valueOf(yours.read({ key: 'connection' }, unhurried))).toEqual({ text: null })
  await valueOf(yours.remove({ key: 'connection' }, unhurried))
  expect(await valueOf(mine.read({ key: 'connection' }, unhurried))).toEqual({ text: 'x' })
})

test('another instance on the page is heard, oneself is not, and another tab is heard from the browser', async () => {
  const target = new EventTarget()
  const shared = mapStorage()
  const own = createStorage({ projectId: 'mine', find: () => shared, target })
  const other = createStorage({ projectId: 'mine', find: () => shared, target })
  const stop = new AbortController()
  const heard: (string | null)[] = []
  from(own.watch({ key: 'connection' }, stop.signal)).subscribe(({ text }) => heard.push(text))
  await valueOf(own.write({ key: 'connection', text: 'own' }, unhurried))
  await valueOf(other.write({ key: 'recent', text: 'another key' }, unhurried))
  await valueOf(other.remove({ key: 'connection' }, unhurried))
  target.dispatchEvent(
    Object.assign(new Event('storage'), { key: '@latchkey/mine/connection', newValue: 'tab' }),
  )
  stop.abort()
  await valueOf(other.write({ key: 'connection', text: 'later' }, unhurried))
  expect(heard).toEqual([null, 'tab'])
})
