/** The variables by which Ink, when it is loaded, detects continuous integration. */
const marks = ['CI', 'CONTINUOUS_INTEGRATION']

/** The part of a terminal that reports its colours. */
type Terminal = { readonly getColorDepth?: (env: NodeJS.ProcessEnv) => number }

/**
 * Makes Ink render at once although `CI` is set. Otherwise it renders nothing before the end. Call it before Ink is loaded. Ink's colour library
 * also turns colours off if `CI` is set, so this function reads the terminal's colours.
 */
export function drawAtOnce(env: NodeJS.ProcessEnv = process.env, terminal: Terminal = process.stdout): void {
  const marked = marks.filter((name) => name in env)
  if (marked.length === 0) return
  const { CI: _, CONTINUOUS_INTEGRATION: __, ...own } = env
  for (const name of marked) env[name] = 'false'
  const bits = terminal.getColorDepth?.(own) ?? 1
  const levels = { 4: '1', 8: '2', 24: '3' } as const
  if (bits in levels) env['FORCE_COLOR'] ??= levels[bits as keyof typeof levels]
}
