import * as z from 'zod/mini'
import { ChainId, Namespace } from './caip.ts'
import { ConnectorName } from './connector.ts'
import type { ReachedWallet } from './connector.ts'
import { InstalledWallet, isNewcomerKey } from './wallet.ts'

/** What is kept of a session between visits: which wallet it was, how it was reached, and the chain it was last on in each namespace; nothing that would claim it still stands. */
export const RememberedSession = z.object({
  connector: ConnectorName,
  wallet: InstalledWallet,
  namespaces: z.array(z.object({ namespace: Namespace, chainId: z.optional(ChainId) })).check(z.minLength(1)),
})
export type RememberedSession = z.infer<typeof RememberedSession>

const version = 1
const Versioned = z.object({ v: z.literal(version), sessions: z.array(z.unknown()) })

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
  try {
    return Versioned.parse(JSON.parse(text)).sessions.flatMap((kept) => {
      const session = RememberedSession.safeParse(kept)
      return session.success && !isNewcomerKey(session.data.wallet.key) ? [session.data] : []
    })
  } catch {
    return null
  }
}

/** Whether a session that was kept served a namespace. */
export function serves({ namespaces }: RememberedSession, namespace: Namespace): boolean {
  return namespaces.some((kept) => kept.namespace === namespace)
}

/** What is left of a session that was kept once others serve some namespaces: one session, or none. */
export function withoutNamespaces(
  kept: RememberedSession,
  taken: readonly Namespace[],
): readonly RememberedSession[] {
  const namespaces = kept.namespaces.filter(({ namespace }) => !taken.includes(namespace))
  return namespaces.length > 0 ? [{ ...kept, namespaces }] : []
}

/** Whether two are one wallet, reached in one way. */
export function isSameWallet(one: ReachedWallet, other: ReachedWallet): boolean {
  return one.connector === other.connector && one.wallet.key === other.wallet.key
}
