import type * as z from 'zod/mini'
import type * as schema from './estimate.schema.ts'

/** What sending takes of the network's coin, in base units: the most that it may cost, which has to be there, and what it will likely cost as the chain stands. Gas and its fees are EVM's, with what a rollup takes for its place on the chain below in both costs. `opening` is what stays in an account that is opened for the receiver's token, part of both costs; `kept` is what the token itself takes of the amount. */
export type SendEstimate = z.infer<typeof schema.SendEstimate>
