import { useMemo } from 'react'
import { signInSummary } from '../../core/view-models/sign-in/summary.ts'
import type { SignInSummary } from '../../core/view-models/sign-in/summary.ts'
import { walletSignIn } from '../headless/wallet-sign-in.ts'
import type { HeadlessSignIn } from '../headless/wallet-sign-in.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the state of the sign-in at your server, and the verbs that sign in and out. */
export function useLatchkeySignIn(): SignInSummary & Pick<HeadlessSignIn, 'signIn' | 'signOut'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { signIn, signOut } = walletSignIn(latchkey)
    return { signIn, signOut }
  }, [latchkey])
  const summary = useHostView(signInSummary)
  return useMemo(() => ({ ...summary, ...verbs }), [summary, verbs])
}
