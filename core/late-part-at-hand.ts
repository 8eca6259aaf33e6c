import { latePartBy } from './late-part.ts'
import { sessions } from './sessions.ts'

/** The late part of the core for those who have it from the start: its slices and effects. */
export const latePartAtHand = /* @__PURE__ */ latePartBy((begin) => begin(sessions.code))

/** Its verbs. */
export const verbsAtHand = { loaded: () => sessions.verbs, load: async () => {} }
