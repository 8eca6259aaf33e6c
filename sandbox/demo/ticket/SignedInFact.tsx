import { useLatchkeySignIn } from 'latchkey/react'
import { PassFact } from './PassFact.tsx'

/** Who Tidewater's server knows the passenger as, with a way to be forgotten; nothing where nobody is asked to sign in. */
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
