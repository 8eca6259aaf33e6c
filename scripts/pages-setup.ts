import { execFileSync } from 'node:child_process'

/** Before tests in a browser: builds every page once for all of them, in a process of its own; kept ones stay. */
export function setup(): void {
  if (process.env.PAGES_BUILT) return
  execFileSync('npm', ['run', '--silent', 'pages'], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.env.PAGES_BUILT = '1'
}
