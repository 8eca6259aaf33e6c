import { defineEvents, intent } from './define-events.ts'

/** Views that stand in the page itself, beside the modal: each comes and goes. */
export const embed = defineEvents('embed', { shown: intent(), hidden: intent() })
