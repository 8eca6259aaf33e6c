import { defineEvents } from '../define-events.ts'
import type { earlyDisconnectFields } from './early-disconnect.schema.ts'

/** A disconnect that came before the code of signing in. */
export const earlyDisconnect = defineEvents<'earlyDisconnect', typeof earlyDisconnectFields>(
  'earlyDisconnect',
  { noticed: 'fact' },
)
