import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import type { HostSignIn } from './host-sign-in.ts'

/** Wraps the port so that it reports each invalid answer of the host once to the log. Of the answer's content, it reports only the type. */
export function reportingSignIn(signIn: HostSignIn, log: Log): HostSignIn {
  const told = new Set<string>()
  const tell = (error: unknown) => {
    const isTheirs =
      error instanceof LatchkeyError &&
      (error.code === 'malformed-answer' || error.code === 'invalid-request')
    if (!isTheirs) return
    const message = error.shortMessage.replace(/the string "(?:[^"\\]|\\.)*"/, 'another string')
    if (!told.has(message)) log('error', `siwe: ${message}`)
    told.add(message)
  }
  const telling =
    <Request, Value>(ask: (request: Request, signal: AbortSignal) => Promise<Value>) =>
    async (request: Request, signal: AbortSignal) => {
      try {
        return await ask(request, signal)
      } catch (error) {
        tell(error)
        throw error
      }
    }
  return {
    ...signIn,
    session: telling(signIn.session),
    message: telling(signIn.message),
    verify: telling(signIn.verify),
    signOut: telling(signIn.signOut),
  }
}
