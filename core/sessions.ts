import { createAskingVerbs } from './asking-verbs.ts'
import type { LateCode } from './define-feature.ts'
import * as rules from './effects/session-rules.ts'
import { sessionEffects } from './effects/sessions.ts'
import { sessionSlices } from './reducers/session-slices.ts'

const code: LateCode = { rules, slices: sessionSlices, ...sessionEffects }

/** The late part of the core: what changes sessions, the rules and the effects of these, and the verbs that ask their wallets. */
export const sessions = { code, verbs: createAskingVerbs }
