const suspicious = /warn|⚠|error|fail|pino|resolve|not found|invalid|deprecat|reloading/i
// npm says so of the machine's own configuration, and of packages with scripts that the template brings; Vite of what wagmi needs in Node.
const foreign = /npm warn (Unknown |install-scripts)|^> |^dist\/|externalized .*\/node_modules\/ox\//

/** The lines of a program's words that a developer would stop at. */
export function suspiciousLines(said: string): readonly string[] {
  return said.split('\n').filter((line) => suspicious.test(line) && !foreign.test(line))
}
