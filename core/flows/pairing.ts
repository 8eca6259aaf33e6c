import type { PairingFlow } from '../domain/pairing/flow.ts'
import { pairing } from '../events/pairing/pairing.ts'
import { defineFlow } from './define-flow.ts'

const open = ['preparing', 'ready'] as const
const noUri = { uri: null, expiresAt: null }

/** A pairing: the relay gives a URI, and a wallet on another device approves it before it expires. */
export const pairingFlow = defineFlow<PairingFlow>(pairing.started, 'preparing', (move) => [
  move(pairing.ready, ['preparing'], 'ready', ({ data: { uri, expiresAt } }) => ({ uri, expiresAt })),
  move(pairing.approved, open, 'approved', () => noUri),
  move(pairing.expired, open, 'expired', () => noUri),
  move(pairing.failed, open, 'failed', ({ data: { failure } }) => ({ ...noUri, failure })),
  move(pairing.abandoned, open, 'abandoned', () => noUri),
])
