import { Subject, concat, of, startWith, switchMap } from 'rxjs'
import type { ChainId } from '../../core/domain/caip.ts'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Clock } from '../../core/ports/clock.ts'
import type { WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { WalletConnect } from '../../core/ports/wallet-connect.ts'
import { failingWhenAborted, unlessAborted, untilAborted } from '../aborted.ts'
import { createClock } from '../browser/clock.ts'
import { endLateSessions, endSession } from './farewell.ts'
import { usualLimits } from './line.ts'
import type { Limits, Line } from './line.ts'
import { forgetProposals } from './over-proposals.ts'
import { pairingSteps } from './pairing.ts'
import { addToSession, switchSession } from './session-chains.ts'
import { createSessionNews, sessionOf } from './session-news.ts'
import { leadingNamespace, sessionIn } from './session-reading.ts'
import { askSession, presentSession } from './session-requests.ts'
import { startClient, stopClient } from './sign-client.ts'
import type { Client, ClientSettings } from './sign-client.ts'

/** What the port stands on. `storagePrefix` keeps two Latchkeys on a page apart; `openLink` is given on mobile browsers only. */
export type WalletConnectGround = ClientSettings & {
  readonly clock?: Clock
  readonly limits?: Partial<Limits>
  readonly now?: () => number
  readonly openLink?: (link: string) => void
}

/** Wallets over a relay (WalletConnect 2). The library and its client come with the first question; `dispose` closes the connection. */
export function createWalletConnect(
  ground: WalletConnectGround,
): WalletConnect & { readonly dispose: () => Promise<void> } {
  let starting: Promise<Line> | null = null
  const renewals = new Subject<null>()
  let standing: Client | null = null
  const retire = async (client: Client) => {
    if (client !== standing) return
    starting = null
    standing = null
    await stopClient(client, ground.storagePrefix)
    renewals.next(null)
  }
  const ready = () => {
    starting ??= createLine(ground, retire).then(
      (line) => {
        standing = line.client
        return line
      },
      (cause: unknown) => {
        starting = null
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new LatchkeyError('unreachable', `The pairing library could not start: ${reason}`, { cause })
      },
    )
    return starting
  }
  const using = async <Value>(signal: AbortSignal, use: (line: Line) => Promise<Value>) =>
    use(await unlessAborted(ready(), signal))

  return {
    pair: ({ chains }, signal) => pairingSteps(ready, chains).pipe(failingWhenAborted(signal)),
    reconnect: ({ walletKey, chainId }, signal) =>
      using(signal, (line) => restored(line, walletKey, chainId ?? null)),
    watch: ({ walletKey }, signal) =>
      renewals.pipe(
        startWith(null),
        switchMap(ready),
        switchMap((line) => changesOf(line, walletKey)),
        untilAborted(signal),
      ),
    switchNetwork: ({ walletKey, chainId }, signal) =>
      using(signal, (line) => switchSession(line, walletKey, chainId, signal)),
    addNetwork: ({ walletKey, network }, signal) =>
      using(signal, (line) => addToSession(line, walletKey, network, signal)),
    request: ({ walletKey, chainId, method, params }, signal) =>
      using(signal, async (line) =>
        askSession(line, { session: presentSession(line, walletKey), chainId, method, params }, signal),
      ),
    disconnect: ({ walletKey }, signal) =>
      using(signal, async (line) => {
        await unlessAborted(endSession(line, walletKey), signal)
        return null
      }),
    dispose: async () => {
      renewals.complete()
      const line = await starting?.catch(() => null)
      await line?.retire()
    },
  }
}

async function createLine(
  ground: WalletConnectGround,
  retire: (client: Client) => Promise<void>,
): Promise<Line> {
  const client = await startClient(ground)
  let turn: Promise<unknown> = Promise.resolve()
  const line: Line = {
    client,
    news: createSessionNews(client),
    clock: ground.clock ?? createClock(),
    limits: { ...usualLimits, ...ground.limits },
    relayUrl: ground.relayUrl,
    now: ground.now ?? Date.now,
    openLink: ground.openLink ?? null,
    abandoned: new Set(),
    proposers: new Set(),
    endings: new Map(),
    retire: () => retire(client),
    inTurn: (begin) => {
      const begun = turn.then(begin)
      turn = begun.catch(() => {})
      return begun
    },
  }
  endLateSessions(line)
  forgetProposals(line)
  return line
}

async function restored(
  line: Line,
  walletKey: string,
  lastChain: ChainId | null,
): Promise<WalletSession | null> {
  const session = sessionOf(line.client, walletKey)
  if (!session) return null
  if (session.expiry * 1000 > line.now()) {
    if (lastChain) line.news.resume(session, lastChain)
    const namespace = leadingNamespace(session)
    return sessionIn(session, namespace, line.news.chainOf(session, namespace))
  }
  await endSession(line, walletKey)
  return null
}

function changesOf({ client, news }: Line, walletKey: string) {
  const over: WalletChange = { kind: 'disconnected' }
  return sessionOf(client, walletKey) ? news.of(walletKey) : concat(of(over), news.of(walletKey))
}
