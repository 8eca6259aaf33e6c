import { createAskingVerbs } from './asking-verbs.ts'
import type { LateCode } from './define-feature.ts'
import { sessionEffects } from './effects/sessions.ts'
import { sessionSlices } from './reducers/session-slices.ts'

const code: LateCode = { slices: sessionSlices, ...sessionEffects }

/** The late part of the core: what changes sessions, the effects of these, and the verbs that ask their wallets. */
export const sessions = { code, verbs: createAskingVerbs }
