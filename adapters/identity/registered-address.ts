import { isAddress } from '../../core/domain/account/account.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { addressRecords } from '../../core/domain/identity/coin-type.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { UnexpectedField, fieldsOf } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'

/** The service of registered names, and the project id. */
export type RegistryOfNames = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & { readonly projectId: string }

/**
 * Looks up the address of a registered name for an EVM chain, in the records of `addressRecords`. Throws `invalid-address` if the name has no
 * address.
 */
export async function registeredAddress(
  { projectId, ...where }: RegistryOfNames,
  { name, chainId }: { readonly name: string; readonly chainId: ChainId },
  signal: AbortSignal,
): Promise<{ readonly address: string; readonly name: string; readonly isEthereumRecord: boolean }> {
  const lower = name.toLowerCase()
  const found = await createHttp(where).json(
    {
      path: `/v1/profile/account/${encodeURIComponent(lower)}`,
      query: { projectId, apiVersion: '2' },
    },
    (answer) => addressIn(answer, chainId),
    signal,
  )
  if (found !== null) return { ...found, name: displayName(lower) ?? lower }
  const message = `${lower} leads to no address for ${chainId}; check how it is spelled.`
  throw new LatchkeyError('invalid-address', message)
}

/** Returns the best address of a record for a chain. For an unregistered name the service answers with an empty list. */
function addressIn(
  answer: unknown,
  chainId: ChainId,
): { readonly address: string; readonly isEthereumRecord: boolean } | null {
  if (Array.isArray(answer) && answer.length === 0) return null
  const addresses = fieldsOf(fieldsOf(answer).addresses)
  for (const { coinType, isEthereumRecord } of addressRecords(chainId)) {
    const entry = addresses[coinType]
    if (entry === undefined) continue
    const { address } = fieldsOf(entry)
    if (!isAddress(address)) throw new UnexpectedField('address', address, 'address')
    return { address, isEthereumRecord }
  }
  return null
}
