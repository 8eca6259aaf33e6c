/** How a run of npm ended: its exit code, what it answered, and what it complained of. */
export type NpmRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** How often npm is run before a registry counts as silent. */
const tries = 3

/** What npm says where the registry does not answer, or not with what was asked for. */
const silence =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|E429|E5\d\d)\b/

/** That the registry did not answer, however often it was asked; nothing is wrong with what was to be installed. */
export class SilentRegistry extends Error {
  override readonly name = 'SilentRegistry'
}

/** Runs npm until the registry answers, three times at most, and answers how that ended; throws a `SilentRegistry` where it stays silent, and an `Error` with all that npm wrote where it fails for another reason. */
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
