/** The risks of a transfer, which need a second press. */
export const sendRisks = [
  /** The receiver is a token contract, from which nothing can be recovered. */
  'token-contract',
  /** The receiver's address has no key. */
  'keyless',
  /** The receiver begins and ends like an address that the visitor knows, but is a different one. */
  'look-alike',
  /** The receiver is the visitor's own account. It is a contract on another network, and not deployed on this one. */
  'own-undeployed',
  /** It is unknown whether the address is a contract on Ethereum. */
  'unchecked-receiver',
  /** A service resolved the receiver's name, and no chain confirms its address. */
  'named-by-service',
  /** A wallet of the account may still sign an earlier transfer, or may have sent one. */
  'open-request',
  /** The token's shown symbol differs from its contract's. */
  'other-symbol',
  /** No node could simulate the transaction. */
  'unchecked',
  /** The network's cost is more than half of the sent amount, or the gas price is unusually high. */
  'costly',
] as const

/** A risk that a host app accepts by its name. */
export type SendRisk = (typeof sendRisks)[number]
