import { defineEvents } from '../define-events.ts'
import type { earlyDisconnectFields } from './early-disconnect.schema.ts'

/** A disconnect that happened before the code of the sign-in was loaded. */
export const earlyDisconnect = defineEvents<'earlyDisconnect', typeof earlyDisconnectFields>(
  'earlyDisconnect',
  { noticed: 'fact' },
)
