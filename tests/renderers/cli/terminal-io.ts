import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { CommandIo } from '../../../renderers/cli/commands/command-io.ts'

/** Streams that pass for a terminal of 80×24: keys go in, and what was drawn since the last key comes out. */
export function terminalIo(): {
  readonly io: CommandIo
  readonly press: (keys: string) => void
  readonly drawn: () => string
  readonly raw: () => string
} {
  let raw = ''
  let mark = 0
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  stdout.on('data', (chunk: Buffer) => (raw += chunk.toString()))
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => {},
    ref: () => {},
    unref: () => {},
  })
  const io: CommandIo = {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: new PassThrough() as unknown as NodeJS.WriteStream,
    environment: { NO_COLOR: '1' },
    packageFolder: '/nowhere',
    version: '0.0.0',
    broken: new AbortController().signal,
  }
  const press = (keys: string) => {
    mark = raw.length
    stdin.write(keys)
  }
  return { io, press, drawn: () => stripVTControlCharacters(raw.slice(mark)), raw: () => raw }
}
