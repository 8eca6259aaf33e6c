import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { AccountLabels } from '../../core/domain/account/labels.ts'
import { displayName } from '../../core/domain/values/display-name.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import { splitAccount } from './session-reading.ts'
import type { PairedSession } from './session-reading.ts'

/** How long a property may be that is looked into, in UTF-16 units. */
const longestProperty = 20_000

/**
 * What a wallet calls accounts in the properties of its session, by address. No document says how, so a property may be named like the
 * account, or hold JSON whose names are accounts, each as an address or with its chain (CAIP-10); whatever else stands there is left aside.
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
