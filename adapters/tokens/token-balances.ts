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

/** The settings of the balance service, the project id, and Latchkey's version. */
export type TokenBalancesParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  readonly version: string
}

/** Creates the port of the balance service. */
export function createTokenBalances({ projectId, version, ...where }: TokenBalancesParts): TokenBalances {
  const headers = { 'x-sdk-type': 'w3m', 'x-sdk-version': `html-multichain-${servedVersion(version)}` }
  const http = createHttp({ ...where, headers })
  return {
    read: async ({ chainId, address, moved }, signal) => {
      // The service can refresh balances only on EVM chains.
      const forced = namespaceOf(chainId) === 'eip155' ? moved : []
      const named = forced.map((token) => accountIdOf(chainId, token ?? evmCoinAddress))
      const query = { currency: 'usd', projectId, chainId }
      const path = `/v1/account/${encodeURIComponent(address)}/balance`
      const ask = (forceUpdate: readonly string[]) =>
        http.json({ path, query: { ...query, forceUpdate } }, balances, signal)
      // The service fails the complete request if one named contract is no token. Then the cached balances are better than none.
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

/** Returns a version that the service accepts. It answers versions that end in 1.6.4 or 1.6.5 with an empty list. */
function servedVersion(version: string): string {
  return /1\.6\.[45]$/.test(version) ? `${version}.0` : version
}

function balances(answer: unknown): readonly unknown[] {
  return listIn(fieldsOf(answer), 'balances')
}

/** Asks again without naming tokens, if the service could not read them. */
function againWithout<Value>(error: unknown, ask: () => Promise<Value>): Promise<Value> {
  const status = statusOf(error)
  if (status === 400 || status === 422 || status >= 500) return ask()
  throw error
}

/**
 * Throws `chain-unsupported` if the service refused the chain. It refuses an unknown chain like an invalid request, and Latchkey's requests are
 * valid. A refusal with another reason does not concern the chain.
 */
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

/** Removes duplicates. Only EVM addresses ignore letter case. */
function eachOnce(tokens: readonly HeldToken[], namespace: Namespace): readonly HeldToken[] {
  const keyOf = ({ address }: HeldToken) =>
    namespace === 'eip155' ? (address?.toLowerCase() ?? null) : address
  return [...new Map(tokens.map((token) => [keyOf(token), token])).values()]
}
