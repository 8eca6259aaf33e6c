import { NEVER, Subject, defer, filter, finalize, map, merge, mergeMap, switchMap, take, tap } from 'rxjs'
import type { Observable } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { PairingSignIn } from '../../core/domain/sign-in/sign-in.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import type { WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { PairingStep, WalletConnect } from '../../core/ports/wallet-connect.ts'
import { failingWhenAborted, untilAborted } from '../ports/aborted.ts'
import { answerIn } from './answer-order.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script, Emit } from './script.ts'
import { sharing } from './sharing.ts'
import type { Shared } from './sharing.ts'

/**
 * A wallet on another device, for tests, and the accounts that it approves. `chains` are the chains that it can switch to, or use after a reload.
 */
export type FakeRemoteWallet = {
  readonly wallet: InstalledWallet
  readonly eip155?: Shared
  readonly solana?: Shared
  readonly chains?: readonly ChainId[]
}

/** A relay and its wallets, under a test's control. */
export type FakeWalletConnect = WalletConnect &
  Script<WalletConnect> & {
    /** Gives a URI to the pending pairings, if `isReady` was false. */
    readonly ready: () => void
    /** Approves every pairing that has a URI. The wallet may also sign in with that. */
    readonly approve: (wallet: FakeRemoteWallet, signed?: PairingSignIn) => void
    /** Rejects the pairings, or fails them with the given failure. */
    readonly refuse: (failure?: Failure) => void
    /** Lets the pairings expire. */
    readonly expire: () => void
    /** Emits a change that a wallet makes by itself. */
    readonly change: (walletKey: string, change: WalletChange) => void
    /** Returns the keys of the wallets that have a session. */
    readonly sessions: () => readonly string[]
    /** Returns how many pairings wait for a URI or for a wallet. */
    readonly pairings: () => number
  }

const fourMinutes = 240_000

/**
 * Creates a fake relay. `wallets` have a session from the start. With `isReady` false, a URI arrives only when the test calls `ready`. All
 * answers, approvals included, have the given order.
 */
export function fakeWalletConnect({
  wallets = [],
  isReady = true,
  now = () => 0,
  order,
}: {
  readonly wallets?: readonly FakeRemoteWallet[]
  readonly isReady?: boolean
  readonly now?: () => number
  readonly order?: AnswerOrder
} = {}): FakeWalletConnect {
  const { script, ask } = createScript<WalletConnect>(order)
  const byKey = new Map(wallets.map((fake) => [fake.wallet.key, fake]))
  const readied = new Subject<void>()
  const outcomes = new Subject<PairingStep | Failure>()
  const changes = new Subject<{ walletKey: string; change: WalletChange }>()
  const moved = new Set<string>()
  let made = 0
  let open = 0

  const sessionOf = (walletKey: string): FakeRemoteWallet => {
    const fake = byKey.get(walletKey)
    if (!fake) throw { code: 'wallet-disconnected' } satisfies Failure
    return fake
  }
  const become = (walletKey: string, news: Partial<FakeRemoteWallet>) =>
    byKey.set(walletKey, { ...sessionOf(walletKey), ...news })
  const resume = (walletKey: string, chainId: ChainId) => {
    const namespace = namespaceOf(chainId)
    const fake = byKey.get(walletKey)
    const session = fake?.[namespace]
    if (session && fake.chains?.includes(chainId)) become(walletKey, { [namespace]: { ...session, chainId } })
  }
  const moveTo = (walletKey: string, chainId: ChainId, tell: Emit) => {
    moved.add(walletKey)
    const fake = sessionOf(walletKey)
    const namespace = namespaceOf(chainId)
    const session = fake[namespace]
    if (session && session.chainId !== chainId) {
      become(walletKey, { [namespace]: { ...session, chainId } })
      tell(() => changes.next({ walletKey, change: { kind: 'chain', chainId } }))
    }
    return { chainId }
  }
  const nextUri = (): PairingStep => {
    made += 1
    const topic = String(made).padStart(64, '0')
    const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}`
    return { kind: 'ready', uri, expiresAt: now() + fourMinutes }
  }
  const steps = (first: Observable<PairingStep>) => {
    let isOut = false
    const answers = outcomes.pipe(
      filter(() => isOut),
      take(1),
      mergeMap((outcome) =>
        answerIn(order ?? 'at-once', () => {
          if ('kind' in outcome) return outcome
          throw outcome
        }),
      ),
    )
    return merge(answers, first.pipe(tap(() => (isOut = true))))
  }

  return {
    ...script,
    pair: (request, signal) =>
      defer(() => {
        open += 1
        const first = ask('pair', request, signal, nextUri)
        return steps(
          isReady
            ? first
            : readied.pipe(
                take(1),
                switchMap(() => first),
              ),
        )
      }).pipe(
        failingWhenAborted(signal),
        finalize(() => (open -= 1)),
      ),
    reconnect: (request, signal) =>
      ask('reconnect', request, signal, () => {
        const { walletKey, chains } = request
        for (const chainId of moved.has(walletKey) ? [] : chains) resume(walletKey, chainId)
        const fake = byKey.get(walletKey)
        return fake ? sharedBy(fake) : null
      }),
    watch: (request, signal) =>
      merge(changes, NEVER).pipe(
        filter(({ walletKey }) => walletKey === request.walletKey),
        map(({ change }) => change),
        untilAborted(signal),
      ),
    switchNetwork: (request, signal) =>
      ask('switchNetwork', request, signal, (tell) => {
        const { eip155, solana, chains = [] } = sessionOf(request.walletKey)
        if (![...chains, eip155?.chainId, solana?.chainId].includes(request.chainId))
          throw { code: 'chain-not-added' } satisfies Failure
        return moveTo(request.walletKey, request.chainId, tell)
      }),
    addNetwork: (request, signal) =>
      ask('addNetwork', request, signal, (tell) => {
        const { chains = [] } = sessionOf(request.walletKey)
        become(request.walletKey, { chains: [...chains, request.network.id] })
        return moveTo(request.walletKey, request.network.id, tell)
      }),
    request: (request, signal) =>
      ask('request', request, signal, () => {
        sessionOf(request.walletKey)
        throw { code: 'method-unsupported' } satisfies Failure
      }),
    disconnect: (request, signal) =>
      ask('disconnect', request, signal, () => {
        byKey.delete(request.walletKey)
        return null
      }),
    ready: () => readied.next(),
    approve: (fake, signed) => {
      byKey.set(fake.wallet.key, fake)
      outcomes.next({ kind: 'approved', wallet: fake.wallet, ...sharedBy(fake), ...(signed && { signed }) })
    },
    refuse: (failure = { code: 'user-rejected' }) => outcomes.next(failure),
    expire: () => outcomes.next({ code: 'pairing-expired' }),
    change: (walletKey, change) => {
      if (change.kind === 'disconnected') byKey.delete(walletKey)
      const fake = byKey.get(walletKey)
      if (change.kind === 'chain' && fake) return void moveTo(walletKey, change.chainId, (event) => event())
      if (change.kind === 'accounts' && fake?.[change.namespace]) {
        const session = { ...fake[change.namespace], accounts: change.accounts }
        become(walletKey, { [change.namespace]: session })
      }
      changes.next({ walletKey, change })
    },
    sessions: () => [...byKey.keys()],
    pairings: () => open,
  }
}

function sharedBy({ eip155, solana }: FakeRemoteWallet): WalletSession {
  return sharing(...[eip155, solana].flatMap((shared) => shared ?? []))
}
