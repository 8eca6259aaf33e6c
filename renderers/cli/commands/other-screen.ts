/** Runs something on the terminal's alternate screen (xterm private mode 1049), so that what stood before comes back. */
export async function onOtherScreen(stdout: NodeJS.WriteStream, run: () => Promise<unknown>): Promise<void> {
  stdout.write('\u001B[?1049h\u001B[H')
  try {
    await run()
  } finally {
    stdout.write('\u001B[?1049l')
  }
}
