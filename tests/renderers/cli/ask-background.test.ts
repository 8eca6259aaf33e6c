import { expect, test } from 'vitest'
import { askBackground } from '../../../renderers/cli/commands/ask-background.ts'
import { eventually } from '../../eventually.ts'
import { terminalIo } from './terminal-io.ts'

const light = '\u001B]11;rgb:ffff/ffff/ffff\u001B\\'
const device = '\u001B[?62;4c'

function asking(environment: Record<string, string> = {}) {
  const { io, press, raw } = terminalIo()
  const asked = askBackground({ ...io, environment: { TERM: 'xterm', ...environment } })
  return { asked, press, raw }
}

async function keysAfter(asked: ReturnType<typeof askBackground>) {
  let typed = ''
  const { keys } = await asked
  keys.on('data', (chunk: Buffer) => (typed += chunk.toString()))
  return () => typed
}

test('the terminal answers with its colour, and its answers are no keys', async () => {
  const { asked, press } = asking()
  press(`${light}${device}`)
  expect((await asked).background).toBe('light')
  const typed = await keysAfter(asked)
  press('a')
  await eventually(() => expect(typed()).toBe('a'))
})

test('keys between the pieces of an answer arrive in their order', async () => {
  const { asked, press } = asking()
  for (const piece of ['\u001B[A', light.slice(0, 2), light.slice(2, 9), light.slice(9), 'b', device, '\r'])
    press(piece)
  expect((await asked).background).toBe('light')
  const typed = await keysAfter(asked)
  await eventually(() => expect(typed()).toBe('\u001B[Ab\r'))
})

test('a terminal without the answer keeps what the environment says', async () => {
  const { asked, press } = asking({ COLORFGBG: '15;0' })
  press(device)
  expect((await asked).background).toBe('dark')
})

test('a silent terminal is not waited for, and its late answer is no key', async () => {
  const { asked, press } = asking()
  expect((await asked).background).toBe('unknown')
  const typed = await keysAfter(asked)
  press('x')
  press(`${light}${device}`)
  press('\u001B')
  await eventually(() => expect(typed()).toBe('x\u001B'))
})

test.each([{ TERM: 'linux' }, { TERM: 'dumb' }, { TERM: 'screen' }, { LATCHKEY_BACKGROUND: 'light' }])(
  '%o is not asked',
  async (environment) => {
    const { asked, raw } = asking(environment)
    await asked
    expect(raw()).toBe('')
  },
)
