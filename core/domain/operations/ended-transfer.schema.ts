import * as z from 'zod/mini'

export const EndedTransfer = z.object({ hash: z.string(), token: z.nullable(z.string()) })
