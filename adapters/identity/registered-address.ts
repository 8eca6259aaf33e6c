import { isAddress } from '../../core/domain/account.ts'
import { referenceOf } from '../../core/domain/caip.ts'
import type { ChainId } from '../../core/domain/caip.ts'
import { displayName } from '../../core/domain/display-name.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { UnexpectedField, fieldsOf } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'

/** Where names are registered, and who asks. */
export type RegistryOfNames = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & { readonly projectId: string }

const registered = /^[a-z\d-]{3,64}\.(wcn|reown)\.id$/i

/** Ether's coin type (SLIP-44), and what chain ids of EVM are marked with as coin types (ENSIP-11). */
const ether = 60
const chainMark = 0x8000_0000

/** Whether a name is one that the service registers. */
export function isRegisteredName(name: string): boolean {
  return registered.test(name)
}

/** Whom a name of the service leads to on a chain of EVM: its address there, else the one of Ethereum (behaviour reference 1.3, 11); throws `invalid-address` for one that leads nowhere. */
export async function registeredAddress(
  { projectId, ...where }: RegistryOfNames,
  { name, chainId }: { readonly name: string; readonly chainId: ChainId },
  signal: AbortSignal,
): Promise<{ readonly address: string; readonly name: string }> {
  const lower = name.toLowerCase()
  const coinTypes = [chainMark + Number(referenceOf(chainId)), ether]
  const address = await createHttp(where).json(
    {
      path: `/v1/profile/account/${encodeURIComponent(lower)}`,
      query: { projectId, apiVersion: '2' },
    },
    (answer) => addressIn(answer, coinTypes),
    signal,
  )
  if (address !== null) return { address, name: displayName(lower) ?? lower }
  const message = `${lower} leads to no address; check how it is spelled.`
  throw new LatchkeyError('invalid-address', message)
}

/** The first of some coin types that a record has an address for; of a name that is not registered the service answers an empty list. */
function addressIn(answer: unknown, coinTypes: readonly number[]): string | null {
  if (Array.isArray(answer) && answer.length === 0) return null
  const addresses = fieldsOf(fieldsOf(answer).addresses)
  for (const coinType of coinTypes) {
    const entry = addresses[coinType]
    if (entry === undefined) continue
    const { address } = fieldsOf(entry)
    if (!isAddress(address)) throw new UnexpectedField('address', address, 'address')
    return address
  }
  return null
}
