import { Observable, Subject, concatMap, filter, map } from 'rxjs'
import { allNamespaces, isChainId, namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId, Namespace } from '../../core/domain/values/caip.ts'
import { currentChainId } from '../../core/domain/network/earlier-chain-ids.ts'
import { eip155ChainId } from '../../core/domain/network/eip155.ts'
import { failureOf } from '../../core/domain/errors/failure.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import { labelsIn } from './session-labels.ts'
import { sessionAccounts, approvedChains, sessionIn, splitAccount } from './session-reading.ts'
import type { PairedSession } from './session-reading.ts'
import type { Client } from './sign-client.ts'

/**
 * The changes that sessions make by themselves, including those before the watch, and each session's chain. The chain is the wallet's last one,
 * else the first approved one.
 */
export type SessionTracker = {
  readonly of: (topic: string) => Observable<WalletChange>
  /** Emits each change of a session from now on. The change stays available for the watch. */
  readonly changed: (topic: string) => Observable<void>
  readonly chainOf: (session: PairedSession, namespace: Namespace) => ChainId | null
  /** Sets a session's chain. Emits a change if it is new. */
  readonly moveTo: (session: PairedSession, chainId: ChainId) => void
  /** Restores a session's chain of the previous page. Ignored if the wallet does not approve the chain, or has changed it since. */
  readonly resume: (session: PairedSession, chainId: ChainId) => void
  /** Records that this side ended a session. */
  readonly end: (topic: string) => void
  /** Emits once when a session has ended, on either side. */
  readonly ended: (topic: string) => Observable<void>
}

type Reading = () => Promise<readonly WalletChange[]>

/** Creates a tracker that listens to a client from now on. */
export function createSessionTracker(client: Client): SessionTracker {
  const changed = new Subject<string>()
  const ends = new Subject<string>()
  const heard = new Subject<{ topic: string; read: Reading }>()
  const chains = createSessionChains()
  const watched = createWatchedChanges()

  const tell = (topic: string, change: WalletChange) => {
    watched.tell(topic, change)
    changed.next(topic)
  }
  const moveTo = (session: PairedSession, chainId: ChainId) => {
    if (chains.select(session, chainId)) tell(session.topic, { kind: 'chain', chainId })
  }
  const end = (topic: string) => {
    chains.forget(topic)
    ends.next(topic)
  }
  const endByWallet = ({ topic }: { topic: string }) => {
    end(topic)
    heard.next({ topic, read: async () => [{ kind: 'disconnected' }] })
  }

  heard
    .pipe(concatMap(async ({ topic, read }) => ({ topic, found: await read().catch(misbehaviour) })))
    .subscribe(({ topic, found }) => {
      for (const change of found) {
        const session = change.kind === 'chain' ? sessionOfTopic(client, topic) : null
        if (session && change.kind === 'chain') moveTo(session, change.chainId)
        else tell(topic, change)
      }
    })
  client.on('session_event', ({ topic, params: { event, chainId } }) => {
    if (!isChainId(chainId)) return
    const read = { accountsChanged: accountsChanges, chainChanged: chainChanges }[event.name]
    if (read) heard.next({ topic, read: () => read(event.data, currentChainId(chainId)) })
  })
  client.on('session_update', ({ topic }) =>
    heard.next({ topic, read: () => updateChanges(client, topic, chains.of) }),
  )
  client.on('session_delete', endByWallet)
  client.on('session_expire', endByWallet)

  return {
    of: watched.of,
    changed: (topic) => about(changed, topic),
    chainOf: chains.of,
    moveTo,
    resume: chains.resume,
    end,
    ended: (topic) => about(ends, topic),
  }
}

/** Creates the selected chain of each session, by namespace. */
function createSessionChains() {
  const chains = new Map<string, ChainId>()
  const keyOf = (topic: string, namespace: Namespace) => `${namespace} ${topic}`
  const chainOf = (session: PairedSession, namespace: Namespace) =>
    chains.get(keyOf(session.topic, namespace)) ?? approvedChains(session, namespace)[0] ?? null
  return {
    of: chainOf,
    /** Selects a chain. Returns whether it is new. */
    select: (session: PairedSession, chainId: ChainId) => {
      const namespace = namespaceOf(chainId)
      if (chainOf(session, namespace) === chainId) return false
      chains.set(keyOf(session.topic, namespace), chainId)
      return true
    },
    /** Selects a chain if the wallet approves it, and no chain is selected. */
    resume: (session: PairedSession, chainId: ChainId) => {
      const namespace = namespaceOf(chainId)
      const key = keyOf(session.topic, namespace)
      if (!chains.has(key) && approvedChains(session, namespace).includes(chainId)) chains.set(key, chainId)
    },
    forget: (topic: string) => {
      for (const namespace of allNamespaces) chains.delete(keyOf(topic, namespace))
    },
  }
}

/** Creates the changes of each session. They are stored until the session is watched. Of two changes with one subject, only the later one is. */
function createWatchedChanges() {
  const unheard = new Map<string, readonly WalletChange[]>()
  const watches = new Map<string, Subject<WalletChange>>()
  return {
    tell: (topic: string, change: WalletChange) => {
      const watch = watches.get(topic)
      if (watch?.observed) return watch.next(change)
      const others = (unheard.get(topic) ?? []).filter((earlier) => subjectOf(earlier) !== subjectOf(change))
      unheard.set(topic, [...others, change])
    },
    of: (topic: string) =>
      new Observable<WalletChange>((subscriber) => {
        const missed = unheard.get(topic) ?? []
        unheard.delete(topic)
        const watch = watches.get(topic) ?? new Subject<WalletChange>()
        watches.set(topic, watch)
        for (const change of missed) subscriber.next(change)
        subscriber.add(watch.subscribe(subscriber))
      }),
  }
}

function about(topics: Observable<string>, wanted: string): Observable<void> {
  return topics.pipe(
    filter((topic) => topic === wanted),
    map(() => {}),
  )
}

/** Returns the session of a topic, or null. */
export function sessionOfTopic(client: Client, topic: string): PairedSession | null {
  return client.session.keys.includes(topic) ? client.session.get(topic) : null
}

async function accountsChanges(data: unknown, about: ChainId): Promise<readonly WalletChange[]> {
  const plain = Array.isArray(data)
    ? data.map((account: unknown) => (typeof account === 'string' ? splitAccount(account).address : account))
    : data
  const namespace = namespaceOf(about)
  return [{ kind: 'accounts', namespace, accounts: await sessionAccounts(namespace, plain) }]
}

/** Reads a change of the chain. Wallets send the new chain as a number, in hexadecimal, as a CAIP-2 id, or only as the event's chain. */
async function chainChanges(data: unknown, about: ChainId): Promise<readonly WalletChange[]> {
  if (namespaceOf(about) !== 'eip155') return [{ kind: 'chain', chainId: about }]
  const plain = typeof data === 'string' ? data.replace(/^eip155:/, '') : data
  const named = typeof data === 'object' || data === undefined ? about.replace(/^eip155:/, '') : plain
  const chainId = eip155ChainId(named)
  if (chainId) return [{ kind: 'chain', chainId }]
  const detail = `The wallet named ${shapeOf(data)} as its chain; expected a number such as 0x1.`
  return [{ kind: 'misbehaved', failure: { code: 'invalid-chain-id', detail } }]
}

async function updateChanges(
  client: Client,
  topic: string,
  chainOf: SessionTracker['chainOf'],
): Promise<readonly WalletChange[]> {
  const session = sessionOfTopic(client, topic)
  if (!session) return []
  const found = allNamespaces.map((namespace) =>
    namespaceChanges(session, namespace, chainOf(session, namespace)).catch(misbehaviour),
  )
  return (await Promise.all(found)).flat()
}

async function namespaceChanges(
  session: PairedSession,
  namespace: Namespace,
  current: ChainId | null,
): Promise<readonly WalletChange[]> {
  const approved = approvedChains(session, namespace)
  const chainId = current && approved.includes(current) ? current : (approved[0] ?? null)
  const found = await sessionIn(session, namespace, chainId)
  const move: readonly WalletChange[] = chainId ? [{ kind: 'chain', chainId }] : []
  const accounts = found?.accounts ?? []
  return [{ kind: 'accounts', namespace, accounts, ...labelsIn(session, [{ accounts }]) }, ...move]
}

function misbehaviour(error: unknown): readonly WalletChange[] {
  return [{ kind: 'misbehaved', failure: failureOf(error) }]
}

/** Returns the subject of a change. Of two changes with one subject, the later one counts. */
function subjectOf(change: WalletChange): string {
  if (change.kind === 'accounts') return `accounts ${change.namespace}`
  return change.kind === 'chain' ? `chain ${namespaceOf(change.chainId)}` : change.kind
}
