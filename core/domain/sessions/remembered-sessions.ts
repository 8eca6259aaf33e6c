import type * as z from 'zod/mini'
import { isChainId, isNamespace } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import { chosenAccountOf } from './chosen-account.ts'
import type { ChosenAccount } from './chosen-account.ts'
import { connectorNames } from '../connection/connector.ts'
import { parseRecord } from '../values/parse-record.ts'
import type { NamespaceSession } from './namespace-session.ts'
import type * as schema from './remembered-sessions.schema.ts'
import { isSameAddress } from '../account/same-account.ts'
import { installedWalletOf, isNewcomerKey } from '../wallets/wallet.ts'

/**
 * A session as it is stored between visits: its wallet, its connector, and the last chain and chosen account of each namespace. For an installed
 * wallet, `account` distinguishes it from others of the same name, and `isAlone` says that there was no other one. A stored session does not imply
 * that the wallet is still connected.
 */
export type RememberedSession = z.infer<typeof schema.rememberedSessionSchema>

const version = 1

/** Returns the text to store. Null if there are no sessions. */
export function formatSessions(sessions: readonly RememberedSession[]): string | null {
  return sessions.length > 0 ? JSON.stringify({ v: version, sessions }) : null
}

/** Parses stored sessions. Invalid data counts as nothing, and so does a wallet whose key was valid for one visit only. */
export function parseSessions(text: string | null): readonly RememberedSession[] {
  return readSessions(text) ?? []
}

/** Parses stored sessions as `parseSessions` does. Returns null for invalid data, such as that of a newer version. */
export function readSessions(text: string | null): readonly RememberedSession[] | null {
  if (text === null) return []
  const { v, sessions } = parseRecord(text)
  if (v !== version || !Array.isArray(sessions)) return null
  return sessions.flatMap((kept) => {
    const session = rememberedSessionOf(kept)
    return session && !isNewcomerKey(session.wallet.key) ? [session] : []
  })
}

/** Parses one stored session. Returns null if it is invalid. */
export function rememberedSessionOf(kept: unknown): RememberedSession | null {
  const given = Object(kept) as Readonly<Record<string, unknown>>
  const connector = connectorNames.find((name) => name === given['connector'])
  const wallet = installedWalletOf(given['wallet'])
  const namespaces = Array.isArray(given['namespaces']) ? given['namespaces'].map(servedOf) : []
  if (!connector || !wallet || namespaces.length === 0) return null
  if (!namespaces.every((served) => served !== null)) return null
  return { connector, wallet, namespaces, ...(given['isAlone'] === true && { isAlone: true }) }
}

function servedOf(kept: unknown): RememberedSession['namespaces'][number] | null {
  const { namespace, chainId, chosen, account } = Object(kept) as Readonly<Record<string, unknown>>
  if (!isNamespace(namespace) || !(chainId === undefined || isChainId(chainId))) return null
  const told = typeof account === 'string' ? account : undefined
  return { namespace, chainId, chosen: chosenAccountOf(chosen), account: told }
}

/** Returns the chosen account in a namespace of a stored session, if there is one. */
export function choiceIn(
  kept: RememberedSession | undefined,
  namespace: Namespace,
): ChosenAccount | undefined {
  return kept?.namespaces.find((served) => served.namespace === namespace)?.chosen
}

/** Returns a stored session without the namespaces that other sessions serve. Returns one session, or none. */
export function withoutNamespaces(
  kept: RememberedSession,
  taken: readonly Namespace[],
): readonly RememberedSession[] {
  const namespaces = kept.namespaces.filter(({ namespace }) => !taken.includes(namespace))
  return namespaces.length > 0 ? [{ ...kept, namespaces }] : []
}

/** Returns a stored session without its chosen accounts. */
export function withoutChoices(kept: RememberedSession): RememberedSession {
  const namespaces = kept.namespaces.map(({ namespace, chainId, account }) => ({
    namespace,
    chainId,
    account,
  }))
  return { ...kept, namespaces }
}

/** Returns whether a stored session has an account that distinguishes its wallet from others of the same name. */
export function hasDistinguishingAccount({ namespaces }: Pick<RememberedSession, 'namespaces'>): boolean {
  return namespaces.some(({ account }) => account !== undefined)
}

/** Returns whether several wallets had the name of a stored session's wallet at that time. */
export function isOfTwins(kept: Pick<RememberedSession, 'namespaces' | 'isAlone'>): boolean {
  return hasDistinguishingAccount(kept) && kept.isAlone !== true
}

/** Returns whether a wallet shares the accounts that distinguish a stored session's wallet. True if none are stored. */
export function isTwinOfAccounts(
  { namespaces }: Pick<RememberedSession, 'namespaces'>,
  shared: readonly Pick<NamespaceSession, 'namespace' | 'accounts'>[],
): boolean {
  return namespaces.every(
    ({ namespace, account }) =>
      account === undefined ||
      shared.some(
        (given) => given.namespace === namespace && given.accounts.some((one) => isSameAddress(one, account)),
      ),
  )
}
