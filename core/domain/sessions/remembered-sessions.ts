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

/** What is kept of a session between visits: which wallet it was, how it was reached, and in each namespace the chain it was last on, the account that was chosen, and of a wallet beside the page the account that tells it from others of its name, with whether it went alone by that; nothing that would claim it still stands. */
export type RememberedSession = z.infer<typeof schema.RememberedSession>

const version = 1

/** Writes what is kept; null when there is nothing to keep. */
export function formatSessions(sessions: readonly RememberedSession[]): string | null {
  return sessions.length > 0 ? JSON.stringify({ v: version, sessions }) : null
}

/** Reads what was kept; what is not ours counts as nothing, and so does a wallet whose key held for one visit. */
export function parseSessions(text: string | null): readonly RememberedSession[] {
  return readSessions(text) ?? []
}

/** Reads what was kept as `parseSessions` does, but tells what is not ours (a newer version, say) by null from nothing kept. */
export function readSessions(text: string | null): readonly RememberedSession[] | null {
  if (text === null) return []
  const { v, sessions } = parseRecord(text)
  if (v !== version || !Array.isArray(sessions)) return null
  return sessions.flatMap((kept) => {
    const session = rememberedSessionOf(kept)
    return session && !isNewcomerKey(session.wallet.key) ? [session] : []
  })
}

/** Reads one session from what was kept of it, or null when it is none. */
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

/** The account that was chosen in a namespace of a session that was kept, if one was. */
export function choiceIn(
  kept: RememberedSession | undefined,
  namespace: Namespace,
): ChosenAccount | undefined {
  return kept?.namespaces.find((served) => served.namespace === namespace)?.chosen
}

/** What is left of a session that was kept once others serve some namespaces: one session, or none. */
export function withoutNamespaces(
  kept: RememberedSession,
  taken: readonly Namespace[],
): readonly RememberedSession[] {
  const namespaces = kept.namespaces.filter(({ namespace }) => !taken.includes(namespace))
  return namespaces.length > 0 ? [{ ...kept, namespaces }] : []
}

/** What was kept of a session without the accounts that were chosen. */
export function withoutChoices(kept: RememberedSession): RememberedSession {
  const namespaces = kept.namespaces.map(({ namespace, chainId, account }) => ({
    namespace,
    chainId,
    account,
  }))
  return { ...kept, namespaces }
}

/** Whether an account tells a session that was kept from others of its name. */
export function isTwinResolved({ namespaces }: Pick<RememberedSession, 'namespaces'>): boolean {
  return namespaces.some(({ account }) => account !== undefined)
}

/** Whether a session that was kept is of one of several wallets that went by its name then. */
export function isOfTwins(kept: Pick<RememberedSession, 'namespaces' | 'isAlone'>): boolean {
  return isTwinResolved(kept) && kept.isAlone !== true
}

/** Whether a wallet shares the accounts that tell a session which was kept from others of its name; each does where none is kept. */
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
