import type { Phone } from '../phone.ts'
import type { Authentication } from '../phone-store.ts'
import type { RunAction } from './run-action.ts'
import { chainName, hostOf } from './short-text.ts'

/** Asks whether to connect to a site and sign in to it at once. */
export function AuthenticationSheet(props: {
  readonly phone: Phone
  readonly authentication: Authentication
  readonly run: RunAction
}) {
  const { phone, authentication, run } = props
  const { dapp, payload } = authentication
  return (
    <section
      className="sheet"
      role="alertdialog"
      aria-labelledby="authentication"
      data-testid="phone-authentication"
    >
      <h2 id="authentication">Sign in to {dapp.name}?</h2>
      <p className="site">{hostOf(dapp.url)}</p>
      <p>It will see your address, and that it is yours. {payload.statement}</p>
      <p>{payload.chains.filter(phone.knows).map(chainName).join(', ')}</p>
      <div className="row">
        <button type="button" data-testid="phone-reject" onClick={() => run(() => phone.refuseSignIn())}>
          Reject
        </button>
        <button
          type="button"
          className="main-button"
          data-testid="phone-approve"
          onClick={() => run(() => phone.signIn())}
        >
          Sign in
        </button>
      </div>
    </section>
  )
}
