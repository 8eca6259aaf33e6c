import { defineEvents } from '../define-events.ts'
import type { embedFields } from './embed.schema.ts'

/** Views that stand in the page itself, beside the modal: each comes and goes. */
export const embed = defineEvents<'embed', typeof embedFields>('embed', { shown: 'intent', hidden: 'intent' })
