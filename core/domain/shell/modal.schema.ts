import * as z from 'zod/mini'

export const modalOutcomeSchema = z.enum(['connected', 'dismissed', 'failed'])
