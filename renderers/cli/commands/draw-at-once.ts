import { chalkLevel } from '../theme/colour-tier.ts'

/** The variables by which Ink, when it is loaded, detects continuous integration. */
const marks = ['CI', 'CONTINUOUS_INTEGRATION']

/**
 * Prepares the environment for Ink. Call it before Ink is loaded, with a terminal attached. In continuous integration Ink would render nothing
 * before the end, and its colour library would have no colours. So this function hides those marks and tells the level of colours.
 */
export function drawAtOnce(env: NodeJS.ProcessEnv = process.env): void {
  const level = chalkLevel(env)
  for (const name of marks) if (name in env) env[name] = 'false'
  env['FORCE_COLOR'] = level
}
