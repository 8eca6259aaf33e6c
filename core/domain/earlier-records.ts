import { isChainId, namespaceOf } from './caip.ts'
import { browserConnector, pairingConnector, servedNamespaces } from './connector.ts'
import { recordIn } from './kept-text.ts'
import { formatSessions, rememberedSessionOf } from './remembered-sessions.ts'
import { storageKeys } from './storage-keys.ts'

/** Where an earlier version kept something, and what became of its text. */
export type EarlierRecord = { readonly key: string; readonly rewritten: (text: string) => string }

const moved: Readonly<Record<string, EarlierRecord>> = {
  [storageKeys.sessions]: { key: 'connection', rewritten: sessionsOfOneConnection },
  [storageKeys.recentWallets]: { key: 'recent', rewritten: (text) => text },
}

/** The record of an earlier version that is kept under a key today. */
export function earlierRecord(key: string): EarlierRecord {
  return moved[key] ?? { key, rewritten: (text) => text }
}

/** One connection was kept, without its chain when it was beside the page; what is none stays as it is. */
function sessionsOfOneConnection(text: string): string {
  const { connector, wallet, chainId } = recordIn(text)
  const reached = connector === 'walletConnect' ? pairingConnector : browserConnector
  const namespaces = isChainId(chainId)
    ? [{ namespace: namespaceOf(chainId), chainId }]
    : servedNamespaces(reached).map((namespace) => ({ namespace }))
  const session = rememberedSessionOf({ connector: reached, wallet, namespaces })
  return (session && formatSessions([session])) ?? text
}
