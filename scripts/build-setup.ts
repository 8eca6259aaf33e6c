import { execFileSync } from 'node:child_process'

/** Before the tests of the package: builds it once for all of them, as it is published. */
export function setup(): void {
  if (process.env.PACKAGE_BUILT) return
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.env.PACKAGE_BUILT = '1'
}
