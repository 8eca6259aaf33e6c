import { byName } from '../effects/by-name.ts'
import * as lateSignIn from '../effects/late-sign-in.ts'
import * as owedSignOut from '../effects/owed-sign-out.ts'
import * as signIn from '../effects/sign-in.ts'
import * as signInSession from '../effects/sign-in-session.ts'
import * as signInView from '../effects/sign-in-view.ts'
import * as unfinishedSignIn from '../effects/unfinished-sign-in.ts'
import { signInSlice } from '../reducers/sign-in.ts'
import { defineFeature } from '../define-feature.ts'

/** Signing in at the host's server with the wallet that was connected. */
export const signInFeature = defineFeature({
  slices: { signIn: signInSlice },
  effects: {
    ...byName(signIn),
    ...byName(signInSession),
    ...byName(signInView),
    ...byName(owedSignOut),
    ...byName(lateSignIn),
    ...byName(unfinishedSignIn),
  },
})
