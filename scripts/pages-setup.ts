import { execFileSync } from 'node:child_process'

/** Builds every page once for all browser tests, in a separate process. Existing builds of the same sources remain. */
export function setup(): void {
  if (process.env.PAGES_BUILT) return
  execFileSync('npm', ['run', '--silent', 'pages'], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.env.PAGES_BUILT = '1'
}
