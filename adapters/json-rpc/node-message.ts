import type { FailureCode } from '../../core/domain/errors/failure-code.ts'

/** Messages of nodes that refuse a transaction, in the words of geth, nethermind, erigon, reth, anvil and agave. The first match counts. */
const messages: readonly (readonly [FailureCode, RegExp])[] = [
  [
    'tip-above-fee-cap',
    /priority fee per gas higher than max fee|tip higher than fee cap|InvalidMaxPriorityFee/i,
  ],
  ['fee-cap-too-high', /(fee per gas|fee cap|tip) higher than 2\^256-1/i],
  [
    'fee-cap-too-low',
    /less than block base fee|underpriced|fee too low|premium is negative|transaction is outdated/i,
  ],
  ['nonce-too-low', /nonce (is )?too low/i],
  ['nonce-too-high', /nonce( is)? ?too ?(high|far)|nonce has max value/i],
  ['gas-too-low', /intrinsic ?gas(?! too high)|floor data gas/i],
  [
    'gas-too-high',
    /intrinsic gas too high|exceeds block gas limit|gas limit (reached|(is )?too high|exceeded)|GasLimitCap/i,
  ],
  [
    'insufficient-funds',
    /insufficient (funds|lamports|sender balance|MaxFeePerGas)|exceeds .*account balance/i,
  ],
  [
    'chain-mismatch',
    /invalid ?(tx ?chain ?id|chain id for signer|chain id$)|match the (target chain|active chainId)/i,
  ],
  [
    'transaction-type-unsupported',
    /(unsupported|invalid) ?(transaction|tx) ?type|transaction type .*(not|activated)|transaction version .*(not |un)supported/i,
  ],
  [
    'account-type-unsupported',
    /sender (not an eoa|has deployed code)|may not be used to pay transaction fees|account type .*not supported/i,
  ],
  [
    'account-not-found',
    /unknown account|no signer available|no record of a prior credit|could not find an account/i,
  ],
  ['transaction-expired', /blockhash not found|block height exceeded/i],
  [
    'execution-reverted',
    /execution reverted|VM Exception while processing transaction: revert|gas required exceeds allowance|error processing instruction/i,
  ],
  ['transaction-rejected', /transaction (simulation failed|precompile verification failure)/i],
  ['resource-not-found', /^(block|slot) .*(not (yet )?available|cleaned up|skipped)/i],
  ['resource-unavailable', /^node is (behind|unhealthy)/i],
]

/** How much of a message is read, in characters. */
const longest = 2000

/** Returns the meaning of a node's message, even if another party passes it on. Returns null for an unknown message. */
export function meantByMessage(message: string): FailureCode | null {
  const words = message.slice(0, longest)
  return messages.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
