/** What a command reads and writes. */
export type CommandIo = {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder of the package that holds this program. */
  readonly packageFolder: string
  readonly version: string
  /** Aborted with what ends a command from outside of everything it waits for: a signal, or what was thrown there. */
  readonly broken: AbortSignal
}

/** Waits for a command's work, or throws what ended it meanwhile from outside. */
export function unlessBroken<Value>(work: Promise<Value>, { broken }: CommandIo): Promise<Value> {
  const breaking = new Promise<never>((_, reject) => {
    const tell = () => reject(broken.reason as Error)
    if (broken.aborted) tell()
    else broken.addEventListener('abort', tell, { once: true })
  })
  return Promise.race([work, breaking])
}

/** Whether a person sits at both ends. */
export function isTerminal({ stdin, stdout }: CommandIo): boolean {
  return stdin.isTTY && stdout.isTTY
}

/** Prints a text that was asked for, and answers the exit code 0. */
export function print({ stdout }: CommandIo, text: string): number {
  stdout.write(text)
  return 0
}
