import { accountIdOf, namespaceOf } from '../../core/domain/caip.ts'
import type { Namespace } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { evmCoinAddress } from '../../core/domain/token-balances.ts'
import type { HeldToken } from '../../core/domain/token-balances.ts'
import type { TokenBalances } from '../../core/ports/token-balances.ts'
import { fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { heldTokenOf } from './balance-row.ts'

/** Where the service is, who asks, and which version of us. */
export type TokenBalancesParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  readonly version: string
}

/** The service that knows balances (behaviour reference 1.3, 10). */
export function createTokenBalances({ projectId, version, ...where }: TokenBalancesParts): TokenBalances {
  const headers = { 'x-sdk-type': 'w3m', 'x-sdk-version': `html-multichain-${servedVersion(version)}` }
  const http = createHttp({ ...where, headers })
  return {
    read: async ({ chainId, address, moved }, signal) => {
      // The service reads again on EVM chains alone.
      const forced = namespaceOf(chainId) === 'eip155' ? moved : []
      const forceUpdate = forced.map((token) => accountIdOf(chainId, token ?? evmCoinAddress))
      const query = { currency: 'usd', projectId, chainId, forceUpdate }
      const path = `/v1/account/${encodeURIComponent(address)}/balance`
      const rows = await http.json({ path, query }, balances, signal).catch(refused)
      const tokens = rows.flatMap((row) => heldTokenOf(row, chainId) ?? [])
      return { tokens: eachOnce(tokens, namespaceOf(chainId)) }
    },
  }
}

/** The service answers versions that end so with an empty list (backends reference 1.2). */
function servedVersion(version: string): string {
  return /1\.6\.[45]$/.test(version) ? `${version}.0` : version
}

function balances(answer: unknown): readonly unknown[] {
  return listIn(fieldsOf(answer), 'balances')
}

/** A chain that the service does not serve is refused like a question that it cannot read; ours can be. */
function refused(error: unknown): never {
  if (error instanceof LatchkeyError && error.code === 'http-status' && error.data === 400)
    throw new LatchkeyError('chain-unsupported', error.shortMessage, { cause: error })
  throw error
}

/** Only addresses of EVM are written in letters of either case. */
function eachOnce(tokens: readonly HeldToken[], namespace: Namespace): readonly HeldToken[] {
  const keyOf = ({ address }: HeldToken) =>
    namespace === 'eip155' ? (address?.toLowerCase() ?? null) : address
  return [...new Map(tokens.map((token) => [keyOf(token), token])).values()]
}
