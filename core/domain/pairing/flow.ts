import type { Failure } from '../errors/failure.ts'

/** The pairing of a wallet on another device, from the request for a URI to its end. */
export type PairingFlow = {
  readonly id: string
  /** When the pairing began, in milliseconds since 1970. */
  readonly since: number
  readonly step: 'preparing' | 'ready' | 'approved' | 'expired' | 'failed' | 'abandoned'
  /** The URI to scan or to open. Null unless the pairing is ready. */
  readonly uri: string | null
  /** When the URI expires, in milliseconds since 1970. Null unless the pairing is ready. */
  readonly expiresAt: number | null
  readonly failure: Failure | null
}

/** Returns whether a pairing has not ended. */
export function isPairing(
  flow: PairingFlow | null | undefined,
): flow is PairingFlow & { readonly step: 'preparing' | 'ready' } {
  return flow?.step === 'preparing' || flow?.step === 'ready'
}
