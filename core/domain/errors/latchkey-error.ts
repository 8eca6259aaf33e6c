import type { FailureCode } from './failure-code.ts'

/** The details of a LatchkeyError beside its short message. Meta lines are shown below the message, one fact each. */
export type LatchkeyErrorDetails = {
  readonly meta?: readonly string[]
  readonly cause?: unknown
  readonly data?: unknown
}

/** The code of a LatchkeyError: a failure of the outside world, or a mistake of the host app. */
export type LatchkeyErrorCode =
  | FailureCode
  | 'bad-option'
  | 'bad-request'
  | 'bad-tape'
  | 'bad-view'
  | 'network-not-offered'
  | 'no-provider'

/** The error that verbs and adapters throw: a short message, a stable code, meta lines and the cause. */
export class LatchkeyError extends Error {
  /** Identifies the error where `instanceof` cannot, such as across frames. */
  override readonly name = 'LatchkeyError'
  /**
   * The reason, as a name that stays the same from release to release.
   * - `user-rejected`: The visitor refused it in the wallet.
   * - `request-pending`: The wallet still shows an earlier request.
   * - `unauthorized`: No wallet is connected, or the wallet does not permit it to this page.
   * - `method-unsupported`: The wallet, or its session, does not know the method.
   * - `wallet-disconnected`: The wallet is no longer connected to its chain or to this page.
   * - `chain-not-added`: The wallet does not know the network, or did not agree to it.
   * - `chain-unsupported`: Latchkey cannot read from, or send to, the chain.
   * - `wallet-missing`: There is no wallet with that key.
   * - `wallet-failed`: The wallet answered with an error of its own.
   * - `invalid-address`: The address is invalid (EIP-55).
   * - `invalid-chain-id`: The chain id is invalid (CAIP-2, EIP-695).
   * - `no-accounts`: The wallet shared no account.
   * - `timed-out`: No answer arrived within the limit. A cancelled request to the secure frame may have been done.
   * - `unreachable`: A service could not be reached, or the host app's own `siwe` adapter threw.
   * - `http-status`: A service, or the host app's server, answered with an HTTP error; `data` is the status.
   * - `malformed-answer`: The answer does not have the expected form.
   * - `not-an-image`: The picture is no image.
   * - `not-a-token`: The token is no token (ERC-20, SPL).
   * - `storage-blocked`: The browser does not allow the page to store data.
   * - `clipboard-blocked`: The browser did not allow the page to write or read the clipboard.
   * - `project-refused`: The relay does not accept the project id.
   * - `pairing-expired`: The code was not scanned in time.
   * - `popup-blocked`: The browser did not allow the page to open a window.
   * - `untrusted-origin`: An answer is not from the secure frame, or a payment page is not at a host of its provider.
   * - `chain-disconnected`: The wallet is not connected to the requested chain.
   * - `chain-mismatch`: The wallet, or the transaction, is on another chain than the requested one.
   * - `account-not-found`: The wallet does not have the account, or the chain has never seen it.
   * - `account-type-unsupported`: An account of that kind cannot do it, such as a contract that should send.
   * - `nonce-too-low`: A transaction with that nonce is on the chain already.
   * - `nonce-too-high`: An earlier transaction of the account is missing.
   * - `insufficient-funds`: The account has too little for the amount and its fee.
   * - `amount-too-small`: The receiving account may not hold so little (Solana).
   * - `fee-cap-too-low`: The offered fee is lower than the chain's current fee.
   * - `fee-cap-too-high`: The offered fee exceeds 256 bits, or is impossible on its chain.
   * - `tip-above-fee-cap`: The tip is higher than the total fee.
   * - `gas-too-low`: The gas is below the minimum of such a transaction.
   * - `gas-too-high`: The gas exceeds the limit of a block or a transaction.
   * - `cost-changed`: The cost of a transfer differs from the review (Solana).
   * - `receiver-mismatch`: The token account is not the receiver's (Solana), or a payment page pays out to another account.
   * - `review-mismatch`: The transaction to sign differs from the review; `data` says how.
   * - `gateway-unreachable`: The server that resolves a name (CCIP-Read, EIP-3668) did not answer in time.
   * - `gateway-failed`: The server that resolves a name refused, or its answer is unusable; `data` is its HTTP status, if any.
   * - `transaction-mismatch`: The mined transaction is not the one that the wallet was asked to send.
   * - `execution-reverted`: The contract, or the program, refused it; `data` is the revert data of an EVM contract (hex), if any.
   * - `transaction-type-unsupported`: The chain does not support transactions of that type.
   * - `transaction-expired`: The transaction was too late, because its blockhash has expired (Solana).
   * - `signature-expired`: The signature reached the service too late, or the device's clock is wrong.
   * - `transaction-rejected`: The node refused the transaction for a reason of its own.
   * - `invalid-request`: The request cannot be read, or lacks a part.
   * - `resource-not-found`: The node does not have the requested resource, such as a block.
   * - `resource-unavailable`: The node cannot return the requested resource now.
   * - `limit-exceeded`: A service received too many requests, or an amount exceeds its limits.
   * - `version-unsupported`: The node uses another version of JSON-RPC.
   * - `node-failed`: A node answered with an error of its own.
   * - `verification-failed`: The host app's server did not accept a signature.
   * - `risk-not-accepted`: The request has a risk that `accept` does not name; `meta` names it.
   * - `not-loaded`: A part of Latchkey's code could not be loaded.
   * - `clock-wrong`: A service refuses signatures with the time of this device.
   * - `feature-disabled`: It needs a feature that an option switches off.
   * - `aborted`: Another action replaced it, or `stop()` ended it.
   * - `unexpected`: None of these; a defect, please report it.
   * - `bad-option`: An option of the host app is wrong; the message names it.
   * - `bad-request`: An argument of a verb is invalid; the message names it.
   * - `bad-tape`: A recording cannot be read; the message names the line.
   * - `bad-view`: There is no view of that name to open; the message lists the views.
   * - `network-not-offered`: The network is not in the option `networks`.
   * - `no-provider`: A hook or a component of Latchkey is outside of every `<LatchkeyProvider>`.
   */
  readonly code: LatchkeyErrorCode
  /** What happened, to which input, and what to do, in one sentence. */
  readonly shortMessage: string
  /** Further facts, one per line, such as the wallet's own words. */
  readonly meta: readonly string[]
  /** The details of the code, such as the status of `http-status` or the revert data of `execution-reverted`. */
  readonly data: unknown

  constructor(code: LatchkeyErrorCode, shortMessage: string, details: LatchkeyErrorDetails = {}) {
    super([shortMessage, ...(details.meta ?? [])].join('\n'), { cause: details.cause })
    this.code = code
    this.shortMessage = shortMessage
    this.meta = details.meta ?? []
    this.data = details.data
  }

  /** Walks down the chain of causes. Returns the first error that matches, or null. */
  walk(matches: (error: unknown) => boolean): unknown {
    if (matches(this)) return this
    let cause = this.cause
    while (cause && !matches(cause)) cause = cause instanceof Error ? cause.cause : null
    return cause ?? null
  }
}
