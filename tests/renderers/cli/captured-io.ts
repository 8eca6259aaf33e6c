import { PassThrough } from 'node:stream'
import type { CommandIo } from '../../../renderers/cli/commands/command-io.ts'

/** Streams that are no terminal, and what was written to them. */
export function capturedIo(
  input = '',
  broken = new AbortController().signal,
): {
  readonly io: CommandIo
  readonly out: () => string
  readonly err: () => string
} {
  const written = { out: '', err: '' }
  const sink = (name: 'out' | 'err') => {
    const stream = new PassThrough()
    stream.on('data', (chunk: Buffer) => (written[name] += chunk.toString()))
    return stream as unknown as NodeJS.WriteStream
  }
  const stdin = new PassThrough()
  stdin.end(input)
  const io: CommandIo = {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: sink('out'),
    stderr: sink('err'),
    environment: {},
    packageFolder: '/nowhere',
    version: '1.2.3',
    broken,
  }
  return { io, out: () => written.out, err: () => written.err }
}
