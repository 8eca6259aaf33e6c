import { sessionEffects } from './effects/sessions.ts'
import { latePartBy } from './late-part.ts'

/** The late part of the core for those who have it from the start. */
export const latePartAtHand = /* @__PURE__ */ latePartBy((begin) => begin(sessionEffects))
