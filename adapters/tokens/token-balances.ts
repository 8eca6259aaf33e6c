import { accountIdOf, namespaceOf } from '../../core/domain/values/caip.ts'
import type { Namespace } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import type { HeldToken } from '../../core/domain/tokens/balances.ts'
import type { TokenBalances } from '../../core/ports/token-balances.ts'
import { fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { Refused } from '../http/refused.ts'
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
      const named = forced.map((token) => accountIdOf(chainId, token ?? evmCoinAddress))
      const query = { currency: 'usd', projectId, chainId }
      const path = `/v1/account/${encodeURIComponent(address)}/balance`
      const ask = (forceUpdate: readonly string[]) =>
        http.json({ path, query: { ...query, forceUpdate } }, balances, signal)
      // The service fails a whole question where one contract that it names is no token, and what it knows is better than nothing.
      const asked =
        forced.length === 0
          ? ask([])
          : ask(named).catch((error: unknown) => againWithout(error, () => ask([])))
      const rows = await asked.catch(refused)
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

/** Asks again without naming tokens where the service could not read those. */
function againWithout<Value>(error: unknown, ask: () => Promise<Value>): Promise<Value> {
  const status = statusOf(error)
  if (status === 400 || status === 422 || status >= 500) return ask()
  throw error
}

/** A chain that the service does not serve is refused like a question that it cannot read, and ours can be; a refusal with another reason says nothing of the chain. */
function refused(error: unknown): never {
  if (error instanceof LatchkeyError && statusOf(error) === 400 && isAboutChain(error))
    throw new LatchkeyError('chain-unsupported', error.shortMessage, { cause: error })
  throw error
}

function isAboutChain({ cause, shortMessage }: LatchkeyError): boolean {
  if (!(cause instanceof Refused)) {
    const [, words = null] = /answered with status 400: (.*)$/s.exec(shortMessage) ?? []
    return words === null || /unsupported|not support/i.test(words)
  }
  return cause.reasons.some(
    ({ field, description }) =>
      field === 'chainId' || (/support/i.test(description) && /chain|namespace/i.test(description)),
  )
}

function statusOf(error: unknown): number {
  const isStatus = error instanceof LatchkeyError && error.code === 'http-status'
  return isStatus && typeof error.data === 'number' ? error.data : 0
}

/** Only addresses of EVM are written in letters of either case. */
function eachOnce(tokens: readonly HeldToken[], namespace: Namespace): readonly HeldToken[] {
  const keyOf = ({ address }: HeldToken) =>
    namespace === 'eip155' ? (address?.toLowerCase() ?? null) : address
  return [...new Map(tokens.map((token) => [keyOf(token), token])).values()]
}
