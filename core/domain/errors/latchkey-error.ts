import type { FailureCode } from './failure-code.ts'

/** What a LatchkeyError carries besides its short message: meta lines are shown below it, one fact each. */
export type LatchkeyErrorDetails = {
  readonly meta?: readonly string[]
  readonly cause?: unknown
  readonly data?: unknown
}

/** The code of a LatchkeyError: a failure of the world outside, or a mistake of the host that was refused. */
export type LatchkeyErrorCode =
  | FailureCode
  | 'bad-option'
  | 'bad-request'
  | 'bad-tape'
  | 'bad-view'
  | 'network-not-offered'
  | 'no-provider'

/** The one error that host-facing verbs and adapters throw: a short message, a stable code, meta lines and the cause. */
export class LatchkeyError extends Error {
  /** Tells it from other errors where `instanceof` cannot, such as across frames. */
  override readonly name = 'LatchkeyError'
  /**
   * Why, as a name that stays the same from release to release.
   * - `user-rejected`: the person refused it in the wallet.
   * - `request-pending`: the wallet still shows an earlier request.
   * - `unauthorized`: no wallet is connected, or it does not let this page do that.
   * - `method-unsupported`: the wallet, or the session with it, does not know the method.
   * - `wallet-disconnected`: the wallet is no longer connected to its chain or to this page.
   * - `chain-not-added`: the wallet does not know the network, or did not agree to it.
   * - `chain-unsupported`: nothing here can read from, or send to, the chain.
   * - `wallet-missing`: no wallet of that key is here.
   * - `wallet-failed`: the wallet answered with an error of its own.
   * - `invalid-address`: what should be an address is none (EIP-55).
   * - `invalid-chain-id`: what should be a chain id is none (CAIP-2, EIP-695).
   * - `no-accounts`: the wallet shared no account.
   * - `timed-out`: no answer came within the limit; of a request to the secure frame that was cancelled, the frame has not confirmed that it was not done.
   * - `unreachable`: a service could not be reached, or the host's own `siwe` adapter threw.
   * - `http-status`: a service, or the host's server, answered with an HTTP status that is an error; `data` is the status.
   * - `malformed-answer`: an answer came that is not of the expected form.
   * - `not-an-image`: what should be a picture is none.
   * - `not-a-token`: what should be a token (ERC-20, SPL) is none.
   * - `storage-blocked`: the browser does not let the page keep anything.
   * - `clipboard-blocked`: the browser did not let the page write to the clipboard, or read it.
   * - `project-refused`: the relay does not accept the project id.
   * - `pairing-expired`: nobody scanned the code in time.
   * - `popup-blocked`: the browser did not let the page open a window.
   * - `untrusted-origin`: somebody else than the secure frame answered in its name, or a payment page is not at a host of its provider.
   * - `chain-disconnected`: the wallet is not connected to the chain that it was asked about.
   * - `chain-mismatch`: the wallet, or the transaction, is on another chain than the one that was meant.
   * - `account-not-found`: the account that should act is none of the wallet's, or the chain has never seen it.
   * - `account-type-unsupported`: an account of that kind cannot do that, such as a contract that should send.
   * - `nonce-too-low`: a transaction with that number is on the chain already.
   * - `nonce-too-high`: an earlier transaction of the account is missing.
   * - `insufficient-funds`: the account has too little for the amount and its fee.
   * - `amount-too-small`: the account that would receive it may not hold so little (Solana).
   * - `fee-cap-too-low`: the fee offered is lower than what the chain takes now.
   * - `fee-cap-too-high`: the fee offered is no number that fits into 256 bits, or one that its chain can not have.
   * - `tip-above-fee-cap`: the tip is higher than the whole fee.
   * - `gas-too-low`: the gas is less than such a transaction begins with.
   * - `gas-too-high`: the gas is more than a block, or a transaction, may use.
   * - `cost-changed`: what a transfer takes is no longer what was reviewed (Solana).
   * - `receiver-mismatch`: the account that a token would go into belongs to somebody else than the receiver (Solana), or a payment page pays out to another account.
   * - `review-mismatch`: what would be signed differs from what was reviewed; `data` says how.
   * - `gateway-unreachable`: the server that keeps a name (CCIP-Read, EIP-3668) could not be reached, or gave no answer in time.
   * - `gateway-failed`: the server that keeps a name refused, or gave no answer that can be used; `data` is its HTTP status where that says so.
   * - `transaction-mismatch`: what was mined is not what the wallet was asked to send.
   * - `execution-reverted`: the contract, or the program, refused it; `data` is what an EVM contract gave for a reason (hex), where it was told.
   * - `transaction-type-unsupported`: the chain does not take transactions of that type.
   * - `transaction-expired`: the transaction came too late: its blockhash is known no longer (Solana).
   * - `signature-expired`: what was signed came to the service too late, or the clock of the device is wrong.
   * - `transaction-rejected`: the node refused the transaction for a reason of its own.
   * - `invalid-request`: what was asked cannot be read, or lacks something.
   * - `resource-not-found`: the node does not have what was asked for, such as a block.
   * - `resource-unavailable`: the node has it, and cannot give it now.
   * - `limit-exceeded`: a service was asked too often, or an amount is beyond its limits.
   * - `version-unsupported`: the node speaks another version of JSON-RPC.
   * - `node-failed`: a node answered with an error of its own.
   * - `verification-failed`: the host's server did not accept a signature.
   * - `risk-not-accepted`: it has a risk that `accept` does not name; `meta` says which.
   * - `not-loaded`: a part of Latchkey's code did not come.
   * - `clock-wrong`: a service takes nothing that is signed by the clock of this device.
   * - `feature-disabled`: it belongs to a feature that an option switches off.
   * - `aborted`: it was left for something else, or `stop()` ended it.
   * - `unexpected`: none of these; a defect, please report it.
   * - `bad-option`: an option of the host is wrong; the message names it.
   * - `bad-request`: what a verb was asked cannot be meant; the message says which part.
   * - `bad-tape`: a recording cannot be read; the message names the line.
   * - `bad-view`: there is no view of that name to open; the message names those that there are.
   * - `network-not-offered`: the network is none of the option `networks`.
   * - `no-provider`: a hook or a component of ours stands outside of every `<LatchkeyProvider>`.
   */
  readonly code: LatchkeyErrorCode
  /** What happened, to which input, and what to do, in one sentence. */
  readonly shortMessage: string
  /** Further facts, one per line, such as the wallet's own words. */
  readonly meta: readonly string[]
  /** What the code says more about, such as the status of `http-status` or the revert data of `execution-reverted`. */
  readonly data: unknown

  constructor(code: LatchkeyErrorCode, shortMessage: string, details: LatchkeyErrorDetails = {}) {
    super([shortMessage, ...(details.meta ?? [])].join('\n'), { cause: details.cause })
    this.code = code
    this.shortMessage = shortMessage
    this.meta = details.meta ?? []
    this.data = details.data
  }

  /** Goes down the chain of causes and answers the first error that matches, or null. */
  walk(matches: (error: unknown) => boolean): unknown {
    if (matches(this)) return this
    let cause = this.cause
    while (cause && !matches(cause)) cause = cause instanceof Error ? cause.cause : null
    return cause ?? null
  }
}
