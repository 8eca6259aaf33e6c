import { defineEvents } from '../define-events.ts'
import type { embedFields } from './embed.schema.ts'

/** Embedded views, which a host app shows in its page beside the modal. */
export const embed = defineEvents<'embed', typeof embedFields>('embed', { shown: 'intent', hidden: 'intent' })
