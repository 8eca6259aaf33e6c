import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { formatTape } from '../../../core/recording/tape.ts'
import { runCommandLine } from '../../../renderers/cli/commands/command-line.ts'
import { capturedIo } from './captured-io.ts'
import { temporaryFile } from './temporary-file.ts'
import { latchkeyOfFakes, walletKey, worldsOfFakes } from './world-of-fakes.ts'

function recorded(lines = 10_000): string {
  const { latchkey, ports } = latchkeyOfFakes({ lines })
  void latchkey.open()
  ports.connectors.injected.reject('connect', { code: 'user-rejected' })
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  latchkey.dispatch(connection.retried())
  const tape = latchkey.recording()
  if (!tape) throw new Error('The Latchkey of fakes does not record.')
  return formatTape(tape)
}

async function told(command: string, tape: string, ...flags: string[]) {
  const { io, out, err } = capturedIo()
  const exitCode = await runCommandLine(
    [command, temporaryFile(tape), ...flags],
    io,
    worldsOfFakes().createWorld,
  )
  return { exitCode, out: out(), err: err() }
}

test('a tape that runs the same way again is the same', async () => {
  expect(await told('replay', recorded())).toEqual({
    exitCode: 0,
    out: 'same\n',
    err: '',
  })
  const { exitCode, out } = await told('replay', recorded(), '--json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ same: true, difference: null })
})

test('a tape that another Latchkey would not write tells the first difference', async () => {
  const forged = recorded().replace('"data":{"outcome":"connected"}', '"data":{"outcome":"dismissed"}')
  const { exitCode, out } = await told('replay', forged)
  expect(exitCode).toBe(1)
  expect(out).toMatchInlineSnapshot(`
    "different at event 22
      on the tape  modal/closed {"outcome":"dismissed"} (cause e21)
      in the rerun modal/closed {"outcome":"connected"} (cause e21)
    "
  `)
  expect(JSON.parse((await told('replay', forged, '--json')).out)).toMatchObject({
    same: false,
    difference: { kind: 'event' },
  })
})

test('a broken tape reports line, reason and expected content', async () => {
  const tape = recorded()
  const wrong = [
    tape.replace('"kind":"header"', '"kind":"hat"'),
    tape.replace('modal/openRequested', 'modal/flewOpen'),
    `${tape}{"kind":`,
    '',
  ]
  const ends = await Promise.all(wrong.map((text) => told('replay', text)))
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2])
  expect(ends.map(({ err }) => err.trimEnd())).toMatchInlineSnapshot(`
    [
      "Line 1 of the tape is of the kind the string "hat"; expected "header", "checkpoint", "event" or "answer".",
      "Line 26 of the tape has the unknown event type "modal/flewOpen"; expected an event that this Latchkey knows.",
      "Line 47 of the tape is not JSON (it begins with "{\\"kind\\":"); expected one JSON object per line.",
      "Line 1 of the tape is no header; expected a line {"kind":"header","format":1,"latchkey":"…"}.",
    ]
  `)
})

test('a truncated tape can be rerun, shown and inspected from its checkpoint', async () => {
  const tape = recorded(18)
  expect(await told('replay', tape)).toEqual({ exitCode: 0, out: 'same\n', err: '' })
  const { out } = await told('replay', tape, '--to', '0')
  expect(JSON.parse(out)).toMatchObject({ modal: { open: true } })
  expect((await told('inspect', tape)).out).toMatch(/The first \d+ lines of this session fell off\.\n$/)
})

test('--to shows the state after an event, with --frames its frame', async () => {
  const at = (await told('replay', recorded(), '--to', '8')).out
  expect(JSON.parse(at)).toMatchObject({
    modal: { open: false },
    wallets: { registry: { status: expect.any(String) } },
  })
  expect((await told('replay', recorded(), '--to', '0', '--frames')).out).toContain('▸ [ Connect wallet ]')
  expect(await told('replay', recorded(), '--to', '999')).toMatchObject({
    exitCode: 2,
    err: expect.stringMatching(/^The tape has \d+ events; --to expects a number from 0 to \d+, not 999\.\n$/),
  })
  expect(await told('replay', recorded(), '--to', 'end')).toMatchObject({ exitCode: 2 })
})

test('--frames shows each frame of the tape, then the verdict', async () => {
  const { out } = await told('replay', recorded(), '--frames')
  expect(out).toContain('Connection declined')
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^same/)
})

test('--step needs a terminal and names the alternatives', async () => {
  expect(await told('replay', recorded(), '--step')).toEqual({
    exitCode: 2,
    out: '',
    err: 'latchkey replay --step needs a terminal; use --frames or --to N without one.\n',
  })
})

test('inspect draws the causes of events', async () => {
  const { out } = await told('inspect', recorded(), '--type', 'connection/*')
  expect(out).toMatchInlineSnapshot(`
    "host/started  e2  +0 ms
    └─ connection/recalled  e6  +0 ms  {"sessions":[],"from":"visit"}
    connection/walletChosen  e14  +0 ms  {"walletKey":"example.acorn"}
    └─ connection/attemptStarted  e15  +0 ms  {"flow":"e14","connector":"injected","wallet":{"key":"example.acorn","name":"…
       └─ connection/attemptFailed  e17  +0 ms  {"flow":"e14","failure":{"code":"user-rejected"}}
    connection/retried  e18  +0 ms
    └─ connection/attemptStarted  e19  +0 ms  {"flow":"e18","connector":"injected","wallet":{"key":"example.acorn","name":"…
       └─ connection/established  e21  +0 ms  {"flow":"e18","connector":"injected","wallet":{"key":"example.acorn","name":"…

    connection     2 intents     5 facts
    all            2 intents     5 facts
    tape          20 answers
    "
  `)
})

test('inspect --flow shows one flow alone', async () => {
  const { out } = await told('inspect', recorded(), '--flow', 'e2')
  expect(out.split('\n')[0]).toMatch(/^host\/started {2}e2 {2}\+0 ms/)
  expect(out).not.toContain('modal/opened')
  expect(await told('inspect', recorded(), '--flow', 'e0')).toMatchObject({ exitCode: 2 })
})
