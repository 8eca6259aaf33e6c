import { Writable } from 'node:stream'
import { render } from 'ink'
import type { ReactNode } from 'react'
import { unlessBroken } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { createLinePrinter } from './line-printer.ts'

/** The size of a page without a screen: nothing is below its end. */
const page = { columns: 1000, rows: 200 }

/**
 * Prints a tree as plain lines until it exits, for screen readers and logs. A line is printed when it appears, changes or gets the focus.
 */
export async function drawAsLines(tree: ReactNode, io: CommandIo): Promise<void> {
  const { stdin, stdout, stderr } = io
  const print = createLinePrinter((line) => stdout.write(`${line}\r\n`))
  const frames = new Writable({
    decodeStrings: false,
    write: (frame: string, _, done) => {
      print(frame)
      done()
    },
  })
  stdin.setRawMode(true)
  const { waitUntilExit, unmount } = render(tree, {
    stdin,
    stdout: Object.assign(frames, page) as unknown as NodeJS.WriteStream,
    stderr,
    // Each frame is one write, without sequences that move the cursor.
    debug: true,
    isScreenReaderEnabled: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  try {
    await unlessBroken(waitUntilExit(), io)
  } finally {
    unmount()
    stdin.setRawMode(false)
  }
}
