import * as z from 'zod/mini'
import { failureSchema } from '../domain/errors/failure.schema.ts'
import { unsignedIntegerSchema } from '../domain/values/numbers/unsigned-integer.schema.ts'
import type { Stamped } from '../events/define-events.ts'

/** The first line of a tape, as it is written. */
export const headerLineSchema = z.object({
  kind: z.literal('header'),
  /** The format of the tape. */
  format: unsignedIntegerSchema,
  /** Latchkey's version. */
  latchkey: z.string(),
  /** How many lines fell off before the next one. */
  fallen: z.optional(unsignedIntegerSchema),
  /** Whether amounts, or texts in the state, are stand-ins. */
  masked: z.optional(z.enum(['amounts', 'checkpoint'])),
})

/** The state after the lines that fell off. */
export const checkpointLineSchema = z.object({
  kind: z.literal('checkpoint'),
  state: z.record(z.string(), z.unknown()),
  /** How many questions were asked before the end of those lines. */
  asked: unsignedIntegerSchema,
  /** The personal texts in the state. */
  personal: z.array(z.string()),
})

/** An event as it is written. */
export const eventLineSchema = z.object({
  kind: z.literal('event'),
  type: z.string(),
  data: z.unknown(),
  id: z.string(),
  at: z.number(),
  cause: z.nullable(z.string()),
  flow: z.string(),
})

/** An answer as it is written. */
export const answerLineSchema = z.object({
  kind: z.literal('answer'),
  ask: unsignedIntegerSchema,
  port: z.string(),
  method: z.string(),
  request: z.optional(z.unknown()),
  at: z.number(),
  answer: z.union([
    z.object({ value: z.unknown() }),
    z.object({ failure: failureSchema }),
    z.object({ ended: z.literal(true) }),
  ]),
})

/** The first line of a tape. */
export type TapeHeader = z.infer<typeof headerLineSchema>
/** The second line of a tape whose beginning fell off. */
export type TapeCheckpoint = z.infer<typeof checkpointLineSchema>
/** An answer of a port. `request` is present in the first answer to each question. */
export type TapeAnswer = z.infer<typeof answerLineSchema>
/** An event, or an answer that arrived before the events after it. */
export type TapeLine = ({ readonly kind: 'event' } & Stamped) | TapeAnswer

/** Returns the event of a line, without the line's kind. */
export function stampedOf({ type, data, id, at, cause, flow }: Stamped): Stamped {
  return { type, data, id, at, cause, flow }
}
