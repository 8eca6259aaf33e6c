import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from '../../scripts/run-program.ts'

const node = (code: string) => [process.execPath, '-e', code] as const

test('the output and the exit code of a program are captured', async () => {
  const ended = await runProgram(node('console.log(process.env.WORD); process.exit(3)'), {
    minutes: 1,
    environment: { WORD: 'harbour' },
    isKept: true,
  })
  expect(ended).toEqual({ code: 3, written: 'harbour\n', isLate: false })
})

test('a program that comes to no end is ended at its limit with all that it started, and that is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'pid')
  const below = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`
  const above = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(below)}]); setInterval(() => {}, 1000)`
  const running = runProgram(node(above), { minutes: 2, isKept: true })
  const pid = () => Number(readFileSync(file, 'utf8'))
  await expect.poll(() => isRunning(pid())).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(await running).toEqual({ code: 1, written: '', isLate: true })
  await expect.poll(() => isRunning(pid())).toBe(false)
  expect(said.mock.calls.flat().join('')).toMatch(/^\nended: .* ran for 2 minutes$/)
})

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
