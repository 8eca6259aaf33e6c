import * as z from 'zod/mini'
import { chainIdSchema } from '../values/caip.schema.ts'
import { directions } from './direction.ts'

export const transactionStatuses = ['confirmed', 'failed', 'pending'] as const
export const transactionStatusSchema = z.enum(transactionStatuses)

const text = z.nullable(z.string())

export const activityTransferSchema = z.object({
  direction: z.enum(directions),
  amount: text,
  name: text,
  symbol: text,
  imageUrl: text,
  isCollectible: z.boolean(),
  isSpam: z.boolean(),
})

export const transactionSchema = z.object({
  id: z.string(),
  type: z.string(),
  status: z.nullable(transactionStatusSchema),
  minedAt: z.number(),
  hash: text,
  chainId: z.nullable(chainIdSchema),
  from: text,
  to: text,
  nonce: z.nullable(z.number()),
  application: z.nullable(z.object({ name: z.string(), imageUrl: text })),
  transfers: z.array(activityTransferSchema),
})
