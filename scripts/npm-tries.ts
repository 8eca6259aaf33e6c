/** The result of a run of npm: its exit code, its output and its errors. */
export type NpmRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** How often npm runs before a registry counts as silent. */
const tries = 3

/** What npm writes if the registry does not respond or sends an error. */
const silence =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|E429|E5\d\d)\b/

/** The registry did not respond, however often npm asked. The package to install is not at fault. */
export class SilentRegistry extends Error {
  override readonly name = 'SilentRegistry'
}

/**
 * Runs npm until the registry responds, three times at most, and returns the result. Throws a `SilentRegistry` if the registry never responds.
 * Throws an `Error` with npm's output if npm fails for another reason.
 */
export function npmAnswer(what: string, run: () => NpmRun): NpmRun {
  for (let left = tries; left > 0; left -= 1) {
    const ended = run()
    if (ended.status === 0) return ended
    const said = `npm ${what} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`
    if (!silence.test(ended.stderr)) throw new Error(said)
    if (left === 1) throw new SilentRegistry(said)
  }
  throw new SilentRegistry(what)
}
