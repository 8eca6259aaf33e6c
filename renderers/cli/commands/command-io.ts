/** What a command reads and writes. */
export type CommandIo = {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder of the package that holds this program. */
  readonly packageFolder: string
  readonly version: string
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
