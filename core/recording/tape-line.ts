import * as z from 'zod/mini'
import { Failure } from '../domain/errors/failure.schema.ts'
import { UnsignedInteger } from '../domain/values/unsigned-integer.schema.ts'
import type { Stamped } from '../events/define-events.ts'

/** The first line as it is written; `fallen` how many lines fell off before the next, `masked` whether amounts that were counted with, or texts in the state, are stand-ins. */
export const HeaderLine = z.object({
  kind: z.literal('header'),
  format: UnsignedInteger,
  latchkey: z.string(),
  fallen: z.optional(UnsignedInteger),
  masked: z.optional(z.enum(['amounts', 'checkpoint'])),
})

/** The state after the lines that fell off. */
export const CheckpointLine = z.object({
  kind: z.literal('checkpoint'),
  state: z.record(z.string(), z.unknown()),
  /** How many questions had been asked when those lines ended. */
  asked: UnsignedInteger,
  /** The texts in the state that are somebody's business. */
  personal: z.array(z.string()),
})

/** An event as it is written. */
export const EventLine = z.object({
  kind: z.literal('event'),
  type: z.string(),
  data: z.unknown(),
  id: z.string(),
  at: z.number(),
  cause: z.nullable(z.string()),
  flow: z.string(),
})

/** An answer as it is written. */
export const AnswerLine = z.object({
  kind: z.literal('answer'),
  ask: UnsignedInteger,
  port: z.string(),
  method: z.string(),
  request: z.optional(z.unknown()),
  at: z.number(),
  answer: z.union([
    z.object({ value: z.unknown() }),
    z.object({ failure: Failure }),
    z.object({ ended: z.literal(true) }),
  ]),
})

/** The first line of a tape. */
export type TapeHeader = z.infer<typeof HeaderLine>
/** The second line of a tape whose beginning fell off. */
export type TapeCheckpoint = z.infer<typeof CheckpointLine>
/** What a port answered; `request` stands in the first answer to each question. */
export type TapeAnswer = z.infer<typeof AnswerLine>
/** An event, or an answer that came before the events after it. */
export type TapeLine = ({ readonly kind: 'event' } & Stamped) | TapeAnswer

/** The event of a line, without what tells lines apart. */
export function stampedOf({ type, data, id, at, cause, flow }: Stamped): Stamped {
  return { type, data, id, at, cause, flow }
}
