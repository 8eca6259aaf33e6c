import { byName } from '../effects/streams/by-name.ts'
import * as lateSignIn from '../effects/sign-in/late-sign-in.ts'
import * as owedSignOut from '../effects/sign-in/pending-sign-out.ts'
import * as signIn from '../effects/sign-in/sign-in.ts'
import * as signInSession from '../effects/sign-in/session.ts'
import * as signInView from '../effects/sign-in/view.ts'
import * as unfinishedSignIn from '../effects/sign-in/unfinished-sign-in.ts'
import { signInSlice } from '../reducers/sign-in/sign-in.ts'
import { defineFeature } from '../define-feature.ts'

/** The sign-in at the host app's server with a connected wallet. */
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
