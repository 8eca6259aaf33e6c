/** Why a sending needs a second press. */
export const sendRisks = [
  /** The receiver is the contract of a token, from which nothing comes back. */
  'token-contract',
  /** Nobody has a key of the receiver. */
  'keyless',
  /** The receiver begins and ends like an address that the visitor knows, and is another one. */
  'look-alike',
  /** The receiver is an account of the visitor's own that is a contract on another network and does not stand on this one yet. */
  'own-undeployed',
  /** Nobody could tell whether a contract stands at the address on Ethereum. */
  'unchecked-receiver',
  /** The name of the receiver is kept by a service, and no chain vouches for its address. */
  'named-by-service',
  /** A wallet of the account may still sign an earlier sending, or may have sent one. */
  'open-request',
  /** The token is shown by another symbol than its contract says. */
  'other-symbol',
  /** No node could try what is to be signed. */
  'unchecked',
  /** The network takes more than half of what is sent, or a price for gas that it hardly ever has. */
  'costly',
] as const

/** What a host names before it is sent all the same. */
export type SendRisk = (typeof sendRisks)[number]
