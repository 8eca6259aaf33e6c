import { defineEvents } from '../define-events.ts'
import type { nodesFields } from './nodes.schema.ts'

/** Requests of a host app to the nodes of an offered network, while no wallet can answer them (JSON-RPC, EIP-1474). */
export const nodes = defineEvents<'nodes', typeof nodesFields>('nodes', {
  asked: 'intent',
  answered: 'fact',
  failed: 'fact',
})
