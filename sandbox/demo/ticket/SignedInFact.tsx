import { useLatchkeySignIn } from 'latchkey/react'
import { PassFact } from './PassFact.tsx'

/** Renders the passenger's session on Tidewater's server, with a sign-out button. Renders nothing if sign-in is off. */
export function SignedInFact() {
  const { status, session, signOut } = useLatchkeySignIn()
  if (status === 'off') return null
  return (
    <PassFact name="Sign-in" isWide>
      <span className="mono" data-testid="host-signed-in">
        {status}
      </span>
      {session && <small data-testid="host-session">{`${session.chainId}:${session.address}`}</small>}
      {status === 'signed-in' && (
        <button type="button" data-testid="sign-out" onClick={() => void signOut()}>
          Sign out
        </button>
      )}
    </PassFact>
  )
}
