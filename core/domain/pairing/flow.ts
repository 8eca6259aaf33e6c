import type { Failure } from '../errors/failure.ts'

/** The pairing of a wallet on another device, from the request for a URI to its end. */
export type PairingFlow = {
  readonly id: string
  /** When it began, in milliseconds since 1970. */
  readonly since: number
  readonly step: 'preparing' | 'ready' | 'approved' | 'expired' | 'failed' | 'abandoned'
  /** What to scan or to open; null unless it is ready. */
  readonly uri: string | null
  /** When the URI expires, in milliseconds since 1970; null unless it is ready. */
  readonly expiresAt: number | null
  readonly failure: Failure | null
}

/** Returns whether a pairing has no end yet. */
export function isPairing(
  flow: PairingFlow | null | undefined,
): flow is PairingFlow & { readonly step: 'preparing' | 'ready' } {
  return flow?.step === 'preparing' || flow?.step === 'ready'
}
