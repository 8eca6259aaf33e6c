import { defineEvents } from '../define-events.ts'
import type { nodesFields } from './nodes.schema.ts'

/** What a program asks the nodes of a network on offer, where no wallet is there to answer (JSON-RPC, EIP-1474). */
export const nodes = defineEvents<'nodes', typeof nodesFields>('nodes', {
  asked: 'intent',
  answered: 'fact',
  failed: 'fact',
})
