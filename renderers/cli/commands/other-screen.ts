import type { CommandIo } from './command-io.ts'

/**
 * Runs an action on the terminal's alternate screen (xterm private mode 1049), and restores the previous screen. Sets the raw mode before the
 * first frame.
 */
export async function onOtherScreen(
  { stdin, stdout }: CommandIo,
  run: () => Promise<unknown>,
): Promise<void> {
  stdin.setRawMode(true)
  stdout.write('\u001B[?1049h\u001B[H')
  try {
    await run()
  } finally {
    stdout.write('\u001B[?1049l')
    stdin.setRawMode(false)
  }
}
