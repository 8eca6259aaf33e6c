/** The variables by which Ink, as it is loaded, takes a terminal for a machine of continuous integration. */
const marks = ['CI', 'CONTINUOUS_INTEGRATION']

/** A terminal, as far as its colours are asked about. */
type Terminal = { readonly getColorDepth?: (env: NodeJS.ProcessEnv) => number }

/**
 * Lets Ink draw for a person where `CI` is set: else it draws nothing before the end. Call it before Ink is loaded.
 * Its colour library gives up where `CI` is present at all, so the terminal is asked for its colours here.
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
