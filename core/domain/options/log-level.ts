/** What can be told in a log, the gravest first. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** Tells something in the log of a Latchkey; what is below the level that the host wants is not told. */
export type Log = (level: LogLevel, message: string, error?: unknown) => void

/** Whether a log of a level tells something of another. */
export function isLogged(level: LogLevel, wanted: LogLevel | 'silent'): boolean {
  return wanted !== 'silent' && logLevels.indexOf(level) <= logLevels.indexOf(wanted)
}
