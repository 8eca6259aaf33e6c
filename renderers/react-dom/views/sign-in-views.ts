import type { ViewsOf } from '../panel/loaded-view.ts'
import { connectingSiwe } from './sign-in/ConnectingSiweView.tsx'

/** The view of signing in at the host's server. */
export const signInViews = { ConnectingSiwe: connectingSiwe } satisfies ViewsOf<'sign-in'>
