import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { formatTape } from '../../../core/recording/tape.ts'
import { temporaryFile } from './temporary-file.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

// oxlint-disable-next-line no-control-regex
const sequences = /\u001B\[([\d;]+)m/g

/** Steps to the end of a tape on a pseudo-terminal (script of util-linux), and returns the parameters of all text attributes (SGR). */
async function attributesOf(environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const tape = latchkey.recording()
  const command = `${process.execPath} --import tsx entries/bin.ts replay --step ${temporaryFile(tape ? formatTape(tape) : '')}`
  const {
    NO_COLOR: _,
    FORCE_COLOR: __,
    COLORTERM: ___,
    COLORFGBG: ____,
    TERM_PROGRAM: _____,
    ...own
  } = process.env
  const child = spawn('script', ['-qefc', `stty cols 80 rows 24; exec ${command}`, '/dev/null'], {
    env: { ...own, CI: 'true', LATCHKEY_BACKGROUND: 'dark', ...environment },
  })
  onTestFinished(() => void child.kill())
  let written = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text))
  const closed = once(child, 'close')
  await expect.poll(() => written).toContain('host/optionsGiven')
  child.stdin.write('\u001B[F')
  await expect.poll(() => written).toContain('Acorn')
  child.stdin.write('q')
  await closed
  return [...written.matchAll(sequences)].map(([, parameters = '']) => parameters)
}

const count = (attributes: readonly string[], kind: RegExp) =>
  attributes.filter((one) => kind.test(one)).length
const full = /^[34]8;2;/
const indexed = /^[34]8;5;/
const few = /^(3[0-7]|4[0-7]|9\d|10\d)$/

test.each([
  ['24 bits', { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, full, [indexed, few]],
  ['256 colours', { TERM: 'xterm-256color' }, indexed, [full, few]],
  ['16 colours', { TERM: 'xterm' }, few, [full, indexed]],
])('a terminal of %s gets its colours and no others, in CI too', async (_, environment, own, others) => {
  const attributes = await attributesOf(environment)
  expect(count(attributes, own)).toBeGreaterThan(10)
  for (const other of others) expect(count(attributes, other)).toBe(0)
})

test('NO_COLOR gets no colours, and bold text is left', async () => {
  const attributes = await attributesOf({ TERM: 'xterm-256color', COLORTERM: 'truecolor', NO_COLOR: '1' })
  for (const kind of [full, indexed, few]) expect(count(attributes, kind)).toBe(0)
  expect(count(attributes, /^1$/)).toBeGreaterThan(0)
})
