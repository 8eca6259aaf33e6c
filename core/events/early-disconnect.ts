import { defineEvents, fact } from './define-events.ts'

/** A disconnect that came before the code of signing in. */
export const earlyDisconnect = defineEvents('earlyDisconnect', { noticed: fact() })
