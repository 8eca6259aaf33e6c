import { createAskingVerbs } from './asking-verbs.ts'
import { sessionEffects } from './effects/sessions.ts'

/** What comes with the late part of the core: the effects of sessions, and the verbs that ask their wallets. */
export const sessions = { effects: sessionEffects, verbs: createAskingVerbs }
