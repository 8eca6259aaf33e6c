import * as z from 'zod/mini'

export const ModalOutcome = z.enum(['connected', 'dismissed', 'failed'])
