import type { Effect } from './define-effect.ts'
import { firstEffects } from './first.ts'
import { sessionEffects } from './sessions.ts'

/** All effects but those of features, in the order in which they hear an event, for those who have the ones of sessions from the start. */
export const bootEffects: Readonly<Record<string, Effect>> = { ...firstEffects, ...sessionEffects }
