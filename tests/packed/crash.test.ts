import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import { eventsOf, parseTape } from '../../core/recording/tape.ts'
import { temporaryFile } from '../renderers/cli/temporary-file.ts'
import { latchkey } from './installed-command.ts'
import { pseudoTerminal } from './pseudo-terminal.ts'

const breaking = (kind: string, at: string) => ({
  NODE_OPTIONS: `--import=${resolve('tests/packed/break-at.mjs')}`,
  BREAK: kind,
  BREAK_AT: at,
})

test.each(['exception', 'rejection'])(
  '%s: an uncaught error exits with 70 and one line, and the tape is complete',
  async (kind) => {
    const tape = temporaryFile()
    const script = temporaryFile('{"type":"modal/openRequested"}\n{"wait":"toast/shown","timeout":600000}\n')
    const args = ['run', script, '--sandbox', inject('sandbox').demo ?? '', '--record', tape]
    const environment = breaking(kind, '"modal/opened"')
    const { code, err } = await latchkey(args, { environment })
    expect({ code, err }).toEqual({
      code: 70,
      err: 'latchkey broke on something unforeseen (TypeError: no such thing); LATCHKEY_DEBUG=1 shows where.\n',
    })
    const types = eventsOf(parseTape(await readFile(tape, 'utf8'))).map(({ type }) => type)
    expect(types).toContain('modal/opened')
    expect(await latchkey(['replay', tape])).toEqual({ out: 'same\n', err: '', code: 0 })
  },
)

test('a modal that breaks gives the terminal back before it says so', async () => {
  const size = { columns: 80, rows: 24 }
  const { ended, written } = pseudoTerminal([], size, breaking('exception', 'Scan with your phone'))
  expect(await ended()).toBe(70)
  const [, after = ''] = written().split('\u001B[?1049l')
  expect(after).toContain('latchkey broke on something unforeseen (TypeError: no such thing)')
})
