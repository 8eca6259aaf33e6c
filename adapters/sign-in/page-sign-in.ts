import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Log } from '../../core/domain/options/log-level.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { SignIn } from '../../core/ports/sign-in.ts'
import { failingPort } from '../ports/failing-port.ts'
import type { PortsWindow } from '../ports/ports-window.ts'
import { createHostSignIn } from './host-sign-in.ts'
import { pagePlace } from './page-place.ts'
import type { SiweAdapter } from './siwe-adapter.ts'
import { reportingSignIn } from './reporting-sign-in.ts'

/**
 * Creates the port for signing in on a page, or in an app whose metadata names its URL. Without the host's adapter, nobody can sign in. In
 * development, the log names the host's answers that are invalid.
 */
export function createPageSignIn(
  adapter: SiweAdapter | undefined,
  current: () => Options,
  window: PortsWindow | null,
  log?: Log,
): SignIn {
  if (!adapter) {
    const error = new LatchkeyError('feature-disabled', 'Nobody can sign in without the option "siwe".')
    return failingPort<SignIn>(error)
  }
  const signIn = createHostSignIn({
    adapter,
    page: () => pagePlace(current, window),
    now: () => new Date(),
  })
  return process.env.NODE_ENV !== 'production' && log ? reportingSignIn(signIn, log) : signIn
}
