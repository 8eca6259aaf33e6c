import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openProfile } from '../../../adapters/node/profile.ts'

let folder: string
let warnings: string[]
const opened = () => openProfile(folder, (sentence) => warnings.push(sentence.replaceAll(folder, 'DIR')))

beforeEach(() => {
  warnings = []
  const parent = mkdtempSync(join(tmpdir(), 'latchkey-profile-'))
  folder = join(parent, 'profile')
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
})

test('stored values are read at the next run, from files for their owner only', async () => {
  const first = await opened()
  await first.storage.setItem('a', 'one')
  await first.storage.setItem('b', 'two')
  await first.storage.removeItem('b')
  await first.pairingStorage.setItem('session', [{ topic: 'x' }])
  await first.close()
  const second = await opened()
  expect(second.storage.getItem('a')).toBe('one')
  expect(second.storage.getItem('b')).toBeNull()
  expect(await second.pairingStorage.getKeys()).toEqual(['session'])
  expect(await second.pairingStorage.getEntries()).toEqual([['session', [{ topic: 'x' }]]])
  expect(await second.pairingStorage.getItem('nothing')).toBeUndefined()
  const modes = ['.', 'storage.json', 'pairing.json'].map((name) => statSync(join(folder, name)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o600, 0o600])
  await second.close()
})

test('many changes at once are all stored, the last one per key', async () => {
  const first = await opened()
  for (let count = 0; count < 50; count += 1) void first.storage.setItem(`key ${count % 5}`, String(count))
  await first.close()
  const second = await opened()
  expect([0, 1, 2, 3, 4].map((key) => second.storage.getItem(`key ${key}`))).toEqual([
    '45',
    '46',
    '47',
    '48',
    '49',
  ])
  await second.close()
})

test('a profile in use is refused, and an orphaned one is taken', async () => {
  await (await opened()).close()
  writeFileSync(join(folder, 'lock'), String(process.ppid))
  await expect(opened()).rejects.toMatchObject({
    code: 'storage-blocked',
    message: `${folder} is used by another latchkey (process ${process.ppid}); quit that one, or give another folder.`,
  })
  writeFileSync(join(folder, 'lock'), '999999999')
  const taken = await opened()
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
  await taken.close()
})

test('a damaged file is moved aside with a warning, and the other is read', async () => {
  const first = await opened()
  await first.storage.setItem('a', 'one')
  await first.close()
  writeFileSync(join(folder, 'pairing.json'), '{"half":')
  const second = await opened()
  expect(warnings).toEqual([
    'DIR/pairing.json is damaged (expected a JSON object of strings); it is kept as DIR/pairing.json.damaged, and an empty one is begun.',
  ])
  expect(second.storage.getItem('a')).toBe('one')
  expect(readFileSync(join(folder, 'pairing.json.damaged'), 'utf8')).toBe('{"half":')
  await second.close()
})

test('a folder that cannot be one says so', async () => {
  const file = join(folder, '..', 'file')
  writeFileSync(file, '')
  await expect(openProfile(file, () => {})).rejects.toMatchObject({
    code: 'storage-blocked',
    message: `${file} cannot be used as a profile (EEXIST); expected a folder that can be written.`,
  })
})

test('a failed write of the pairing library is reported once', async () => {
  const { pairingStorage, close } = await opened()
  rmSync(folder, { recursive: true })
  await pairingStorage.setItem('a', 1)
  await pairingStorage.setItem('b', 2)
  await close()
  expect(warnings).toEqual(['DIR cannot be written (ENOENT); what is paired now is not kept.'])
})

test('a profile is given back when both files are at rest, also where one of them cannot be written', async () => {
  const { storage, pairingStorage, close } = await opened()
  mkdirSync(join(folder, 'storage.json.next'))
  const refused = Promise.resolve(storage.setItem('a', 'one')).catch(
    (error: NodeJS.ErrnoException) => error.code,
  )
  const long = 'x'.repeat(20_000_000)
  void pairingStorage.setItem('long', long)
  await close()
  expect(JSON.parse(readFileSync(join(folder, 'pairing.json'), 'utf8'))).toEqual({
    long: JSON.stringify(long),
  })
  expect(warnings).toEqual(['DIR cannot be written (EISDIR); what is paired now is not kept.'])
  expect(await refused).toBe('EISDIR')
})
