import { closeSync, existsSync, openSync, readSync } from 'node:fs'

const chunkSize = 1 << 20
const lineEnd = 0x0a

/** Reads the lines of a text file one by one, because it may be longer than a string can be. Returns none if there is no file. */
export function* readLines(file: string, size = chunkSize): Generator<string> {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r')
  const chunk = Buffer.alloc(size)
  let open: Buffer[] = []
  try {
    for (let length = readSync(handle, chunk); length > 0; length = readSync(handle, chunk)) {
      let begin = 0
      for (
        let end = chunk.indexOf(lineEnd);
        end !== -1 && end < length;
        end = chunk.indexOf(lineEnd, begin)
      ) {
        yield Buffer.concat([...open, chunk.subarray(begin, end)]).toString('utf8')
        open = []
        begin = end + 1
      }
      open.push(Buffer.from(chunk.subarray(begin, length)))
    }
    yield Buffer.concat(open).toString('utf8')
  } finally {
    closeSync(handle)
  }
}
