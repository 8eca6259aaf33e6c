import { timelyChunk } from '../../core/loading/code-limit.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { eip155ChainId } from '../../core/domain/network/eip155.ts'
import { jsonOf } from '../../core/domain/values/json.ts'
import type { Json } from '../../core/domain/values/json.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { chainLimit } from '../../core/domain/limits.ts'
import { isSendingMethod } from '../../core/domain/frame/rpc-methods.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { ask } from './ask.ts'
import type { WalletProvider } from './provider.ts'

const loadAddressChecks = /* @__PURE__ */ timelyChunk(
  'checkedAddresses',
  () => import('./checked-address.ts'),
)

/** Fetches the checksum code ahead, while the wallet is asked for its accounts. */
export function fetchAddressChecks(): void {
  loadAddressChecks().catch(() => {})
}

/** Methods that return a signature or a hash, and never an empty result. */
const givesText: ReadonlySet<string> = new Set([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_sendTransaction',
])

/** Reads the accounts of a wallet's answer. Throws `invalid-address` or `malformed-answer`. */
export async function accountsOf(value: unknown): Promise<string[]> {
  const { checkedAddresses } = await loadAddressChecks()
  return checkedAddresses(value)
}

/** Reads the chain id of a wallet's answer. Throws `invalid-chain-id`. */
export function chainIdOf(value: unknown): ChainId {
  const chainId = eip155ChainId(value)
  if (chainId) return chainId
  throw new LatchkeyError(
    'invalid-chain-id',
    `The wallet named ${shapeOf(value)} as its chain; expected a number such as 0x1.`,
  )
}

/**
 * Asks for the wallet's current chain (`eth_chainId`, EIP-695). The wallet need not ask the visitor for that. So a silent wallet fails with
 * `timed-out`.
 */
export async function answeredChain(provider: WalletProvider, signal: AbortSignal): Promise<ChainId> {
  const what = 'The wallet was asked for its chain (eth_chainId) and'
  return withTimeLimit({ what, limit: chainLimit, signal }, async (signal) =>
    chainIdOf(await ask(provider, { method: 'eth_chainId' }, signal)),
  )
}

/** Returns a request's parameters as JSON, with each bigint as a hexadecimal quantity. */
export function paramsFor(params: unknown): unknown {
  return params === undefined ? undefined : jsonOf(params)
}

/** Returns a wallet's answer as JSON. Throws `malformed-answer` if it cannot be read, or if a signature or hash is empty. */
export function resultOf(answer: unknown, method: string): Json {
  const isMissing = answer === undefined || answer === null || answer === ''
  if (isMissing && givesText.has(method))
    throw new LatchkeyError('malformed-answer', `The wallet answered ${method} with ${shapeOf(answer)}.`, {
      meta: isSendingMethod(method) ? ['It may have been done. Look at Activity before trying again.'] : [],
    })
  try {
    return jsonOf(answer)
  } catch (cause) {
    throw new LatchkeyError('malformed-answer', `The wallet's answer to ${method} cannot be read.`, { cause })
  }
}
