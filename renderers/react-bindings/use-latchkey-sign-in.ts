import { useMemo } from 'react'
import { signInSummary } from '../../core/view-models/sign-in-summary.ts'
import type { SignInSummary } from '../../core/view-models/sign-in-summary.ts'
import { walletSignIn } from '../headless/wallet-sign-in.ts'
import type { HeadlessSignIn } from '../headless/wallet-sign-in.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useViewModel } from './use-view-model.ts'

/** Signing in at your server: how it stands, and verbs that sign in and out. */
export function useLatchkeySignIn(): SignInSummary & Pick<HeadlessSignIn, 'signIn' | 'signOut'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { signIn, signOut } = walletSignIn(latchkey)
    return { signIn, signOut }
  }, [latchkey])
  const summary = useViewModel(signInSummary)
  return useMemo(() => ({ ...summary, ...verbs }), [summary, verbs])
}
