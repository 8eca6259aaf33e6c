import { defineEvents } from '../define-events.ts'
import type { installedFields } from './installed.schema.ts'

/** Wallets beside the page, as they make themselves known. */
export const installed = defineEvents<'installed', typeof installedFields>('installed', {
  announced: 'fact',
  withdrawn: 'fact',
  refused: 'fact',
})
