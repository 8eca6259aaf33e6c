import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { eventsOf, parseTape } from '../../../core/recording/tape.ts'
import { CommandError, SignalError } from '../../../renderers/cli/commands/command-error.ts'
import { runCommandLine } from '../../../renderers/cli/commands/command-line.ts'
import type { CreateWorld } from '../../../renderers/cli/world.ts'
import { capturedIo } from './captured-io.ts'
import { temporaryFile } from './temporary-file.ts'
import { walletKey, worldsOfFakes } from './world-of-fakes.ts'

const connecting = [
  '{"type":"modal/openRequested","data":{}}',
  `{"type":"connection/walletChosen","data":{"walletKey":"${walletKey}"}}`,
  '{"wait":"connection/established","timeout":60000}',
]

async function ran(script: readonly string[], ...flags: string[]) {
  const { io, out, err } = capturedIo()
  const { createWorld } = worldsOfFakes()
  const args = ['run', temporaryFile(`${script.join('\n')}\n`), '--project-id', 'test', ...flags]
  const exitCode = await runCommandLine(args, io, createWorld)
  const rows = out().split('\n').slice(0, -1)
  const events = rows
    .filter((row) => row.startsWith('{"type"'))
    .map((row) => JSON.parse(row) as { type: string })
  return { exitCode, rows, types: events.map(({ type }) => type), out: out(), err: err() }
}

test('a script runs to its end, and every event is a line of JSON from the very first', async () => {
  const { exitCode, types, rows, err } = await ran(connecting)
  expect(err).toBe('')
  expect(exitCode).toBe(0)
  expect(rows.every((row) => typeof JSON.parse(row) === 'object')).toBe(true)
  expect(types.slice(0, 2)).toEqual(['host/optionsGiven', 'host/started'])
  expect(types).toContain('connection/established')
  expect(types.at(-1)).toBe('host/stopped')
})

test('a wait accepts an event since the preceding intent', async () => {
  const { exitCode } = await ran(['{"type":"modal/openRequested"}', '{"wait":"modal/opened","timeout":0}'])
  expect(exitCode).toBe(0)
})

test('a press is carried out once something on screen has its label, and can be pressed', async () => {
  const script = [
    ...connecting,
    '{"type":"modal/openRequested","data":{"view":"Account"}}',
    '{"press":"Disconnect","timeout":60000}',
    '{"wait":"connection/disconnected","timeout":60000}',
  ]
  const { exitCode, err, types } = await ran(script)
  expect([exitCode, err]).toEqual([0, ''])
  expect(types).toContain('connection/disconnectRequested')
})

test('a press of an absent label ends the run and names the label', async () => {
  const { exitCode, err } = await ran(['{"type":"modal/openRequested"}', '{"press":"Register","timeout":5}'])
  expect(exitCode).toBe(1)
  expect(err).toMatch(
    /^Line 2 of the script waited 5 ms for "Register" on screen, which could not be pressed; /,
  )
})

test('a wait ignores events before the intent and events of another wait', async () => {
  const early = [
    '{"type":"modal/openRequested"}',
    '{"type":"modal/closeRequested"}',
    '{"wait":"modal/opened","timeout":5}',
  ]
  expect((await ran(early)).err).toBe(
    'Line 3 of the script waited 5 ms for "modal/opened", which did not come; the last event was "modal/closed" (e15).\n',
  )
  const twice = [
    '{"type":"modal/openRequested"}',
    '{"wait":"modal/opened","timeout":5}',
    '{"wait":"modal/opened","timeout":5}',
  ]
  expect(await ran(twice)).toMatchObject({ exitCode: 1 })
})

test('a wallet set to reject rejects until it is set to approve', async () => {
  const [open = '', choose = '', wait = ''] = connecting
  const refused = '{"wait":"connection/attemptFailed","timeout":60000}'
  const { exitCode, out } = await ran([
    open,
    '{"wallet":"reject"}',
    choose,
    refused,
    '{"wallet":"approve"}',
    '{"type":"connection/retried"}',
    wait,
  ])
  expect(exitCode).toBe(0)
  expect(out).toContain('"failure":{"code":"user-rejected"}')
})

test('a script with an invalid line runs nothing', async () => {
  const { exitCode, out, err } = await ran([
    ...connecting,
    '',
    '{"type":"modal/closed","data":{"outcome":"dismissed"}}',
  ])
  expect(exitCode).toBe(2)
  expect(out).toBe('')
  expect(err).toBe(
    'Line 5 of the script holds the fact "modal/closed"; expected an intent: facts come from the outside world; to await one write {"wait":"modal/closed"}.\n',
  )
})

test('stdin is taken line by line, as it comes', async () => {
  const { io, out } = capturedIo(`${connecting.join('\n')}\n`)
  const { createWorld } = worldsOfFakes()
  expect(await runCommandLine(['run', '-', '--project-id', 'test'], io, createWorld)).toBe(0)
  expect(out()).toContain('connection/established')
})

test('latchkey alone is a pipe where there is no terminal', async () => {
  const { io, out, err } = capturedIo('{"type":"modal/openRequested"}\n{"type":"modal/open"}\n')
  const { createWorld } = worldsOfFakes()
  expect(await runCommandLine(['--project-id', 'test'], io, createWorld)).toBe(2)
  expect(out()).toContain('"type":"modal/opened"')
  expect(err()).toMatch(
    /^Line 2 of the script has the unknown event type "modal\/open"; expected an intent, such as "modal\/openRequested"\.\n$/,
  )
})

test('--state adds the final state and --frames the terminal output', async () => {
  const { rows } = await ran(connecting, '--state', '--frames')
  const last = JSON.parse(rows.at(-1) ?? '') as {
    state: { connection: { byNamespace: { eip155: { status: string } } } }
  }
  expect(last.state.connection.byNamespace.eip155.status).toBe('connected')
  expect(rows.filter((row) => row.startsWith('--- ')).map((row) => row.replace(/^--- e\d+ /, ''))).toContain(
    'modal/opened',
  )
  expect(rows.join('\n')).toContain('▸  AC  Acorn')
})

test('the final state is the last line, also when the end sets something free', async () => {
  const { io, out } = capturedIo()
  const { createWorld } = worldsOfFakes()
  const createLateWorld: CreateWorld = async (request) => {
    const world = await createWorld(request)
    return { ...world, dispose: async () => world.latchkey.dispatch(modal.closeRequested()) }
  }
  const args = ['run', temporaryFile('{"type":"modal/openRequested"}\n'), '--project-id', 'test', '--state']
  expect(await runCommandLine(args, io, createLateWorld)).toBe(0)
  const rows = out().trimEnd().split('\n')
  expect(rows.at(-1)).toMatch(/^\{"state":/)
  expect(rows.slice(0, -1).some((row) => row.includes('"type":"host/stopped"'))).toBe(true)
})

test('--record writes a tape of the full run, including a failed wait', async () => {
  const tape = temporaryFile()
  const { exitCode, types } = await ran(
    [...connecting, '{"wait":"toast/shown","timeout":1}'],
    '--record',
    tape,
  )
  expect(exitCode).toBe(1)
  const { header, lines } = parseTape(await readFile(tape, 'utf8'))
  expect(header.latchkey).toBe('0.0.0')
  expect(lines.filter(({ kind }) => kind === 'event')).toHaveLength(types.length)
})

test('a run without services or script, or with an unknown flag, shows usage', async () => {
  const messages: string[] = []
  for (const args of [
    ['run', 'x.jsonl'],
    ['run', 'x', '--frame'],
    ['run', '--sandbox', 'http://127.0.0.1:1/'],
    ['run', '/no/such/file', '--project-id', 'p'],
    ['rnu'],
    ['run', '-', '--sandbox', 'localhost:86'],
    ['run', '-', '--project-id', 'p', '--networks', 'eip155:1,mars:1'],
    ['run', '-', '--project-id', 'p', '--sign-in'],
  ]) {
    const { io, err } = capturedIo()
    expect(await runCommandLine(args, io, worldsOfFakes().createWorld)).toBe(2)
    messages.push(err().trimEnd())
  }
  expect(messages).toMatchInlineSnapshot(`
    [
      "latchkey run needs --sandbox URL for a running sandbox, or --project-id ID for the public services.",
      "latchkey run cannot read its arguments: Unknown option '--frame'; see latchkey run --help.",
      "latchkey run expects SCRIPT, but was given none; see latchkey run --help.",
      "/no/such/file cannot be read (ENOENT).",
      "There is no command "rnu"; expected run, replay, inspect, sandbox, or latchkey --help.",
      "latchkey run expects a URL such as http://127.0.0.1:8600/ after --sandbox, not "localhost:86".",
      "latchkey run expects CAIP-2 ids of known networks after --networks, such as eip155:1,eip155:8453, not "mars:1".",
      "latchkey run needs --sandbox URL beside --sign-in: its server is where one signs in.",
    ]
  `)
})

test('a script that begins with a byte-order mark is read as if it did not, from a file and from a pipe', async () => {
  const script = '\uFEFF{"type":"modal/openRequested"}'
  expect(await ran([script])).toMatchObject({ exitCode: 0, err: '' })
  const { io, err } = capturedIo(`${script}\n`)
  expect(await runCommandLine(['run', '-', '--project-id', 'test'], io, worldsOfFakes().createWorld)).toBe(0)
  expect(err()).toBe('')
})

test.each([
  new TypeError('no such thing'),
  new LatchkeyError('wallet-failed', 'no such thing'),
  new CommandError(2, 'no such thing'),
])('%s: an unexpected error ends the run with exit code 70, and the tape is written', async (error) => {
  const breaking = new AbortController()
  const { io, err } = capturedIo('', breaking.signal)
  const { createWorld } = worldsOfFakes()
  const createBrittleWorld: CreateWorld = async (request) => {
    const world = await createWorld(request)
    world.latchkey.on(modal.opened, () => breaking.abort(error))
    return { ...world, after: () => new Promise(() => {}) }
  }
  const tape = temporaryFile()
  const script = temporaryFile('{"type":"modal/openRequested"}\n{"wait":"toast/shown"}\n')
  const args = ['run', script, '--project-id', 'test', '--record', tape]
  expect(await runCommandLine(args, io, createBrittleWorld)).toBe(70)
  expect(err()).toBe(
    `latchkey broke on something unforeseen (${error.name}: no such thing); LATCHKEY_DEBUG=1 shows where.\n`,
  )
  expect(eventsOf(parseTape(await readFile(tape, 'utf8'))).map(({ type }) => type)).toContain('modal/opened')
})

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the run with %i, and the tape is written', async (name, code) => {
  const ending = new AbortController()
  const { io, err } = capturedIo('', ending.signal)
  const { createWorld } = worldsOfFakes()
  const createEndedWorld: CreateWorld = async (request) => {
    const world = await createWorld(request)
    world.latchkey.on(modal.opened, () => ending.abort(new SignalError(name)))
    return { ...world, after: () => new Promise(() => {}) }
  }
  const tape = temporaryFile()
  const script = temporaryFile('{"type":"modal/openRequested"}\n{"wait":"toast/shown"}\n')
  const args = ['run', script, '--project-id', 'test', '--record', tape]
  expect(await runCommandLine(args, io, createEndedWorld)).toBe(code)
  expect(err()).toBe(`latchkey was ended by ${name}.\n`)
  expect(eventsOf(parseTape(await readFile(tape, 'utf8'))).map(({ type }) => type)).toContain('host/stopped')
})

test('an unwritable tape is reported before the run', async () => {
  const folder = dirname(temporaryFile())
  expect(await ran(connecting, '--record', folder)).toMatchObject({
    exitCode: 2,
    out: '',
    err: `The tape cannot be written to ${folder} (EISDIR).\n`,
  })
  expect(await ran(connecting, '--record', join(folder, 'none', 'tape'))).toMatchObject({
    exitCode: 2,
    out: '',
    err: `The tape cannot be written to ${join(folder, 'none', 'tape')} (ENOENT).\n`,
  })
})

test('a failed wait is reported even if the tape cannot be written', async () => {
  const { io, err } = capturedIo()
  const { createWorld } = worldsOfFakes()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-tape-'))
  const createLosingWorld: CreateWorld = async (request) => {
    await rm(folder, { recursive: true })
    return createWorld(request)
  }
  const script = temporaryFile('{"wait":"toast/shown","timeout":1}\n')
  const args = ['run', script, '--project-id', 'test', '--record', join(folder, 'tape')]
  expect(await runCommandLine(args, io, createLosingWorld)).toBe(1)
  expect(err()).toMatch(
    /^The tape cannot be written to .*tape \(ENOENT\)\.\nLine 1 of the script waited 1 ms/,
  )
})

test('LATCHKEY_DEBUG adds where it broke', async () => {
  const { io, err } = capturedIo()
  const createBrokenWorld: CreateWorld = async () => Promise.reject(new TypeError('no such thing'))
  const debugging = { ...io, environment: { LATCHKEY_DEBUG: '1' } }
  expect(await runCommandLine(['run', '-', '--project-id', 'test'], debugging, createBrokenWorld)).toBe(70)
  expect(err()).toMatch(/unforeseen \(TypeError: no such thing\):\nTypeError: no such thing\n +at /)
})

test('every command has help, and the program a version', async () => {
  for (const args of [['--help'], ['run', '--help'], ['replay', '-h'], ['inspect', '--help']]) {
    const { io, out } = capturedIo()
    expect(await runCommandLine(args, io, worldsOfFakes().createWorld)).toBe(0)
    expect(out()).toMatch(/^latchkey.*: /)
  }
  const { io, out } = capturedIo()
  await runCommandLine(['--version'], io, worldsOfFakes().createWorld)
  expect(out()).toBe('1.2.3\n')
})

test('latchkey sandbox names the repository if the package has no sandbox', async () => {
  const { io, err } = capturedIo()
  expect(await runCommandLine(['sandbox'], io, worldsOfFakes().createWorld)).toBe(1)
  expect(err()).toBe(
    'latchkey sandbox is part of the Latchkey repository, not of the published package; run it from a checkout.\n',
  )
})
