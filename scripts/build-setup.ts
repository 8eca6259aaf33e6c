import { execFileSync } from 'node:child_process'

/** Before the tests of the package: builds it once, as it is published. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
