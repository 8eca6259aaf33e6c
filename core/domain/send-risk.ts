import type { LostReceiver } from './receiver.ts'

/**
 * A risk that a host names before something is sent in spite of it.
 * - `token-contract`, `keyless`: nothing ever comes back from the receiver, which is the contract of a token, or an address that nobody has the key of.
 * - `look-alike`: the receiver begins and ends like an address that the visitor knows, and is another one.
 * - `own-undeployed`: the receiver is an account of the visitor's own that is a contract on another network and does not stand on this one yet.
 * - `unchecked-receiver`: nobody could tell whether a contract stands at the address on Ethereum.
 * - `open-request`: an earlier sending that another wallet of the account may still sign, or that any may have sent.
 */
export type SendRisk = LostReceiver | 'look-alike' | 'own-undeployed' | 'unchecked-receiver' | 'open-request'
