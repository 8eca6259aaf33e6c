/** The streams and the environment of a command. */
export type CommandIo = {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder of this program's package. */
  readonly packageFolder: string
  readonly version: string
  /** Aborts when a command is interrupted. Its reason is a SignalError or the uncaught error. */
  readonly broken: AbortSignal
}

/** Waits for a command's work. Throws if the command is interrupted meanwhile. */
export function unlessBroken<Value>(work: Promise<Value>, { broken }: CommandIo): Promise<Value> {
  const breaking = new Promise<never>((_, reject) => {
    const tell = () => reject(broken.reason as Error)
    if (broken.aborted) tell()
    else broken.addEventListener('abort', tell, { once: true })
  })
  return Promise.race([work, breaking])
}

/** Returns whether input and output are both a terminal. */
export function isTerminal({ stdin, stdout }: CommandIo): boolean {
  return stdin.isTTY && stdout.isTTY
}

/** Prints a text and returns the exit code 0. */
export function print({ stdout }: CommandIo, text: string): number {
  stdout.write(text)
  return 0
}
