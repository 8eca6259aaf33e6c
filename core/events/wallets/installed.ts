import { defineEvents } from '../define-events.ts'
import type { installedFields } from './installed.schema.ts'

/** Announcements of installed wallets. */
export const installed = defineEvents<'installed', typeof installedFields>('installed', {
  announced: 'fact',
  withdrawn: 'fact',
  refused: 'fact',
})
