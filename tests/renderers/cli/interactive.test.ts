import { expect, test } from 'vitest'
import { eventsOf } from '../../../core/recording/tape.ts'
import { formatTape } from '../../../core/recording/tape.ts'
import { runCommandLine } from '../../../renderers/cli/commands/command-line.ts'
import { eventually } from '../../eventually.ts'
import { temporaryFile } from './temporary-file.ts'
import { terminalIo } from './terminal-io.ts'
import { latchkeyOfFakes, worldsOfFakes } from './world-of-fakes.ts'

test('a visitor refuses the wallet, then allows it, and quits', async () => {
  const { io, press, drawn, raw } = terminalIo()
  const { createWorld, made } = worldsOfFakes()
  const sees = (text: string) => eventually(() => expect(drawn()).toContain(text))
  const ended = runCommandLine(['--project-id', 'test'], io, createWorld)
  await sees('▸ [AC] Acorn')
  press('\r')
  await sees('? The local key wallet asks: connect to this app?  y / n')
  press('n')
  await sees('Connection declined')
  press('\r')
  await sees('? The local key wallet asks')
  press('y')
  await sees('▸ [ 0x9D85…37D4 ]')
  press('q')
  expect(await ended).toBe(0)
  const tape = made[0]?.latchkey.recording()
  expect(tape && eventsOf(tape).map(({ type }) => type)).toContain('connection/established')
  expect(raw().startsWith('\u001B[?1049h')).toBe(true)
  expect(raw().endsWith('\u001B[?1049l')).toBe(true)
})

test('with --plain, a screen reader gets each line once, and the focus as it moves', async () => {
  const { io, press, drawn, raw } = terminalIo()
  const { createWorld } = worldsOfFakes()
  const sees = (text: string) => eventually(() => expect(drawn()).toContain(text))
  const ended = runCommandLine(['--project-id', 'test', '--plain'], io, createWorld)
  await sees('> listitem: Acorn')
  await sees('listitem: Scan with your phone')
  press('\u001B[B')
  await sees('> listitem: Scan with your phone')
  expect(drawn()).toMatch(/^> listitem: Scan with your phone[^\n]*\r\n$/)
  press('\u001B[A')
  await sees('> listitem: Acorn')
  press('\r')
  await sees('? The local key wallet asks: connect to this app?')
  press('y')
  await sees('> button: 0x9D85…37D4')
  press('q')
  expect(await ended).toBe(0)
  // oxlint-disable-next-line no-control-regex
  expect(raw()).not.toMatch(/[\u001B╭─│▸●○█]/)
})

test.each([{ LATCHKEY_PLAIN: '1' }, { INK_SCREEN_READER: 'true' }])(
  '%o prints plain lines too',
  async (plain) => {
    const { io, press, drawn, raw } = terminalIo()
    const environment = { ...io.environment, ...plain }
    const ended = runCommandLine(
      ['--project-id', 'test'],
      { ...io, environment },
      worldsOfFakes().createWorld,
    )
    await eventually(() => expect(drawn()).toContain('> listitem: Acorn'))
    press('q')
    expect(await ended).toBe(0)
    expect(raw()).not.toContain('\u001B')
  },
)

test('a person walks through a tape and quits', async () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const tape = latchkey.recording()
  const { io, press, drawn } = terminalIo()
  const sees = (text: string) => eventually(() => expect(drawn()).toContain(text))
  const file = temporaryFile(tape ? formatTape(tape) : '')
  const ended = runCommandLine(['replay', '--step', file], io, worldsOfFakes().createWorld)
  await sees('host/optionsGiven')
  press('\u001B[C')
  await sees('host/started')
  press('\u001B[F')
  await sees('[AC] Acorn')
  press('q')
  expect(await ended).toBe(0)
})
