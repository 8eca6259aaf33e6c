/** Why a sending needs a second press. */
export const sendRisks = [
  /** The receiver is the contract of a token, from which nothing comes back. */
  'token-contract',
  /** Nobody has a key of the receiver. */
  'keyless',
  /** Another wallet of the account may still sign an earlier sending, or any may have sent one. */
  'open-request',
  /** No node could try what is to be signed. */
  'unchecked',
] as const

/** What a host names before it is sent all the same. */
export type SendRisk = (typeof sendRisks)[number]
