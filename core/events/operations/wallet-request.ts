import { defineEvents } from '../define-events.ts'
import type { walletRequestFields } from './wallet-request.schema.ts'

/** Whatever the host asks of the connected wallet: a signature, a transaction (JSON-RPC, EIP-1193). */
export const walletRequest = defineEvents<'walletRequest', typeof walletRequestFields>('walletRequest', {
  sent: 'intent',
  lingered: 'fact',
  answered: 'fact',
  failed: 'fact',
})
