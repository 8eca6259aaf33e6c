/** The levels of a log, the most severe first. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** Writes a message to the log of a Latchkey. Messages below the configured level are omitted. */
export type Log = (level: LogLevel, message: string, error?: unknown) => void

/** Returns whether a log of the level `wanted` includes messages of `level`. */
export function isLogged(level: LogLevel, wanted: LogLevel | 'silent'): boolean {
  return wanted !== 'silent' && logLevels.indexOf(level) <= logLevels.indexOf(wanted)
}
