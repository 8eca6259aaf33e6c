import { expect, test } from 'vitest'
import { SilentRegistry, npmAnswer } from '../../scripts/npm-tries.ts'
import type { NpmRun } from '../../scripts/npm-tries.ts'

const done: NpmRun = { status: 0, stdout: 'added 3 packages', stderr: '' }
const failed = (stderr: string): NpmRun => ({ status: 1, stdout: '', stderr })
const silent = failed('npm error code EAI_AGAIN\nnpm error request to the registry failed')

/** Runs that end one after the other, and how many there were. */
function ending(...runs: readonly NpmRun[]) {
  let count = 0
  return { run: () => runs[count++] ?? done, count: () => count }
}

test('a registry that answers in the end is asked again until it does', () => {
  const { run, count } = ending(silent, silent, done)
  expect(npmAnswer('ci', run)).toBe(done)
  expect(count()).toBe(3)
})

test.each(['ECONNREFUSED', 'ETIMEDOUT', 'E503', 'ERR_SOCKET_TIMEOUT'])(
  'a registry that stays silent is reported separately (%s) after three tries',
  (code) => {
    const { run, count } = ending(...Array.from({ length: 9 }, () => failed(`npm error code ${code}`)))
    expect(() => npmAnswer('ci', run)).toThrow(SilentRegistry)
    expect(count()).toBe(3)
  },
)

test.each(['npm error code E404', 'npm error code ERESOLVE', 'src/App.tsx(1,1): error TS2307'])(
  'an error of the app is not retried: %s',
  (stderr) => {
    const { run, count } = ending(failed(stderr))
    const asked = () => npmAnswer('install', run)
    expect(asked).toThrow(
      expect.objectContaining({ name: 'Error', message: expect.stringContaining(stderr) }),
    )
    expect(count()).toBe(1)
  },
)
