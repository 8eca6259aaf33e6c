import { defineEvents } from '../define-events.ts'
import type { walletRequestFields } from './wallet-request.schema.ts'

/** Requests of the host app to the connected wallet, such as a signature or a transaction (JSON-RPC, EIP-1193). */
export const walletRequest = defineEvents<'walletRequest', typeof walletRequestFields>('walletRequest', {
  sent: 'intent',
  delayed: 'fact',
  answered: 'fact',
  failed: 'fact',
})
