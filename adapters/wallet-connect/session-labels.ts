import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { AccountLabels } from '../../core/domain/account/labels.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import { splitAccount } from './session-reading.ts'
import type { PairedSession } from './session-reading.ts'

/** The longest property that is parsed, in UTF-16 units. */
const longestProperty = 20_000

/**
 * Returns the wallet's names of accounts in the session's properties, by address. No standard defines their form. So a property may be named like
 * the account, or hold JSON whose keys are accounts. An account is an address or a CAIP-10 id. All other properties are ignored.
 */
export function labelsIn(
  { sessionProperties }: PairedSession,
  namespaces: readonly Pick<NamespaceSession, 'accounts'>[],
): { readonly labels?: AccountLabels } {
  const given = Object.entries(Object(sessionProperties) as Readonly<Record<string, unknown>>)
  const named = [...given, ...given.flatMap(([, value]) => heldIn(value))]
  const addresses = namespaces.flatMap(({ accounts }) => accounts)
  const labels: AccountLabels = {}
  for (const [account, value] of named) {
    const named = splitAccount(account).address
    const address = addresses.find((shared) => isSameAddress(shared, named))
    const label = displayName(value)
    if (address !== undefined && label !== null) labels[address] = label
  }
  return Object.keys(labels).length > 0 ? { labels } : {}
}

function heldIn(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'string' || value.length > longestProperty) return []
  try {
    const held: unknown = JSON.parse(value)
    return typeof held === 'object' && held !== null && !Array.isArray(held) ? Object.entries(held) : []
  } catch {
    return []
  }
}
