import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../../adapters/node/folder-lock.ts'

const nobody = '999999999'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process that takes a folder when it is told, and answers what came of it. */
async function otherProcess(): Promise<(folder: string) => Promise<unknown>> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/adapters/node/lock-taker.ts'])
  onTestFinished(() => void child.kill())
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const said = async () => (await lines.next()).value
  expect(await said()).toBe('ready')
  return (folder) => {
    child.stdin.write(`${folder}\n`)
    return said()
  }
}

test('of several processes that take an orphaned folder at once, exactly one gets it', async () => {
  const takers = await Promise.all([otherProcess(), otherProcess(), otherProcess(), otherProcess()])
  for (const left of Array.from({ length: 12 }, (_, round) => round % 4 > 0)) {
    const folder = emptyFolder()
    if (left) writeFileSync(join(folder, 'lock'), nobody)
    const said = await Promise.all(takers.map((take) => take(folder)))
    expect(said.filter((word) => word === 'taken')).toHaveLength(1)
    expect(said.filter((word) => word === 'storage-blocked')).toHaveLength(3)
    expect(readdirSync(folder)).toEqual(['lock'])
  }
})

test('a lock without a process id is not taken over', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'lock'), '')
  await expect(lockFolder(folder)).rejects.toMatchObject({
    code: 'storage-blocked',
    message: `${folder}/lock names no process; expected the number of the latchkey that uses ${folder}. Remove it if none does, or give another folder.`,
  })
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a process that died while clearing a lock does not block the next', async () => {
  const folder = emptyFolder()
  for (const name of ['lock', 'lock.clearing']) writeFileSync(join(folder, name), nobody)
  const release = await lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock'])
  await release()
  expect(readdirSync(folder)).toEqual([])
})
