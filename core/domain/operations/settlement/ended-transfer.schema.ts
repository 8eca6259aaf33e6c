import * as z from 'zod/mini'

export const endedTransferSchema = z.object({ hash: z.string(), token: z.nullable(z.string()) })
