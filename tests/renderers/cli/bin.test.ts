import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

async function latchkey(args: readonly string[], input = '', preloads: readonly string[] = []) {
  const imports = ['tsx', ...preloads].flatMap((specifier) => ['--import', specifier])
  const child = spawn(process.execPath, [...imports, 'entries/bin.ts', ...args])
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, err, exitCode }
}

test('the program prints its help and ends well', async () => {
  const { out, err, exitCode } = await latchkey(['--help'])
  expect(out).toContain('latchkey run SCRIPT')
  expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 })
})

test('a wrong command ends with 2 and one line on stderr', async () => {
  expect(await latchkey(['fly'])).toEqual({
    out: '',
    err: 'There is no command "fly"; expected run, replay, inspect, sandbox, or latchkey --help.\n',
    exitCode: 2,
  })
})

test('a missing sandbox exits with 1 and names the command to start one', async () => {
  expect(await latchkey(['run', '-', '--sandbox', 'http://127.0.0.1:9/'])).toEqual({
    out: '',
    err: 'No sandbox answers at http://127.0.0.1:9/endpoints.json; start one with latchkey sandbox.\n',
    exitCode: 1,
  })
})

test('a tape that is none ends with 2', async () => {
  expect(await latchkey(['replay', '-'], 'hello\n')).toMatchObject({
    exitCode: 2,
    err: 'Line 1 of the tape is not JSON (it begins with "hello"); expected one JSON object per line.\n',
  })
})

/** A module that rejects a promise with a message, without a handler, once the program listens to such rejections. */
const rejecting = (message: string) =>
  `data:text/javascript,${encodeURIComponent(`process.on('newListener', (name) => {
    if (name === 'unhandledRejection') setImmediate(() => Promise.reject(new Error('${message}')))
  })`)}`

test.each([
  ['Proposal expired', 2],
  ['Anything else', 70],
])('after the unhandled rejection "%s" the program ends with %d', async (message, exitCode) => {
  expect(await latchkey(['replay', '-'], 'hello\n', [rejecting(message)])).toMatchObject({ exitCode })
})
