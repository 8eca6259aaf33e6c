import { NEVER, Subject, concat, defer, filter, from, map, merge } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { Json } from '../../core/domain/values/json.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import type { Announcement } from '../../core/ports/announcement.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Connector, WalletChange, WalletSession } from '../../core/ports/connector.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script, Emit } from './script.ts'
import { sharing } from './sharing.ts'

/** A wallet for tests and its answers. `chains` are the chains that it can switch to. `isTrusted` says whether it reconnects silently. */
export type FakeWallet = {
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  readonly chains?: readonly ChainId[]
  readonly isTrusted?: boolean
}

/** The port of installed wallets, in any namespace. */
interface Installed extends Connector {
  announcements(request: unknown, signal: AbortSignal): Answer<Announcement>
  connect(
    request: { walletKey: string; chains?: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession>
}

/** Installed wallets under a test's control. */
export type FakeInstalled = Installed &
  Script<Installed> & {
    /** Announces a wallet late, or again. */
    readonly announce: (wallet: FakeWallet) => void
    /** Removes a wallet. */
    readonly withdraw: (walletKey: string) => void
    /** Emits an announcement that was rejected. */
    readonly refuse: (failure: Failure) => void
    /** Emits a change that a wallet makes by itself. */
    readonly change: (walletKey: string, change: WalletChange) => void
  }

/**
 * The settings of fake installed wallets. `result` is their answer to each request. `takesChainPerRequest` says whether a request may name any
 * chain.
 */
export type FakeInstalledSettings = {
  readonly wallets?: readonly FakeWallet[] | undefined
  readonly order?: AnswerOrder | undefined
  readonly result: Json
  readonly takesChainPerRequest: boolean
}

/**
 * Creates fake installed wallets. The given ones announce themselves at once. With an `order`, each answer is accompanied by its event, as from
 * real wallets.
 */
export function fakeInstalled({
  wallets = [],
  order,
  result,
  takesChainPerRequest,
}: FakeInstalledSettings): FakeInstalled {
  const { script, ask } = createScript<Installed>(order)
  const byKey = new Map(wallets.map((fake) => [fake.wallet.key, fake]))
  const announcements = new Subject<Announcement>()
  const changes = new Subject<{ walletKey: string; change: WalletChange }>()

  const walletOf = (walletKey: string) => {
    const fake = byKey.get(walletKey)
    if (!fake)
      throw {
        code: 'wallet-missing',
        detail: `No wallet "${walletKey}" is installed here.`,
      } satisfies Failure
    return fake
  }
  const sessionOf = ({ accounts, chainId }: FakeWallet) => sharing({ accounts, chainId })
  const become = (walletKey: string, news: Partial<FakeWallet>) => {
    const fake = { ...walletOf(walletKey), ...news }
    byKey.set(walletKey, fake)
    return fake
  }
  const beginOn = (walletKey: string, wanted: readonly ChainId[] = []) => {
    const { chains = [], chainId } = walletOf(walletKey)
    const found = wanted.find((one) => [chainId, ...chains].includes(one))
    if (!takesChainPerRequest || found === undefined || found === chainId) return walletOf(walletKey)
    return become(walletKey, { chainId: found, chains: [...chains, chainId] })
  }
  const happens = (walletKey: string, change: WalletChange) => () => changes.next({ walletKey, change })
  const shares = (walletKey: string, accounts: readonly string[]): WalletChange => {
    const namespace = namespaceOf(walletOf(walletKey).chainId)
    return { kind: 'accounts', namespace, accounts: [...accounts] }
  }
  const moveTo = (walletKey: string, chainId: ChainId, tell: Emit) => {
    const { chainId: left, chains = [] } = walletOf(walletKey)
    if (left !== chainId) tell(happens(walletKey, { kind: 'chain', chainId }))
    become(walletKey, { chainId, chains: [...chains, left] })
    return { chainId }
  }
  const known = (walletKey: string, chainId: ChainId) => {
    const fake = walletOf(walletKey)
    if ([...(fake.chains ?? []), fake.chainId].includes(chainId)) return
    throw { code: 'chain-not-added' } satisfies Failure
  }
  const standing = () =>
    from([...byKey.values()].map(({ wallet }): Announcement => ({ kind: 'wallet', wallet })))

  return {
    ...script,
    announcements: (_, signal) => merge(defer(standing), announcements).pipe(untilAborted(signal)),
    connect: (request, signal) =>
      ask('connect', request, signal, (tell) => {
        const fake = beginOn(request.walletKey, request.chains)
        if (fake.accounts.length === 0) throw { code: 'no-accounts' } satisfies Failure
        const { accounts } = become(request.walletKey, { isTrusted: true })
        if (order) tell(happens(request.walletKey, shares(request.walletKey, accounts)))
        return sessionOf(fake)
      }),
    reconnect: (request, signal) =>
      ask('reconnect', request, signal, () => {
        const fake = beginOn(request.walletKey, request.chains)
        return fake.isTrusted && fake.accounts.length > 0 ? sessionOf(fake) : null
      }),
    watch: (request, signal) =>
      defer(() => {
        walletOf(request.walletKey)
        return concat(changes, NEVER)
      }).pipe(
        filter(({ walletKey }) => walletKey === request.walletKey),
        map(({ change }) => change),
        untilAborted(signal),
      ),
    switchNetwork: (request, signal) =>
      ask('switchNetwork', request, signal, (tell) => {
        known(request.walletKey, request.chainId)
        return moveTo(request.walletKey, request.chainId, tell)
      }),
    addNetwork: (request, signal) =>
      ask('addNetwork', request, signal, (tell) => {
        if (takesChainPerRequest) known(request.walletKey, request.network.id)
        return moveTo(request.walletKey, request.network.id, tell)
      }),
    request: (request, signal) =>
      ask('request', request, signal, () => {
        walletOf(request.walletKey)
        return result
      }),
    disconnect: (request, signal) =>
      ask('disconnect', request, signal, (tell) => {
        if (order) tell(happens(request.walletKey, shares(request.walletKey, [])))
        become(request.walletKey, { isTrusted: false })
        return null
      }),
    announce: (fake) => {
      byKey.set(fake.wallet.key, fake)
      announcements.next({ kind: 'wallet', wallet: fake.wallet })
    },
    withdraw: (walletKey) => {
      byKey.delete(walletKey)
      changes.next({ walletKey, change: { kind: 'disconnected' } })
      announcements.next({ kind: 'withdrawn', walletKey })
    },
    refuse: (failure) => announcements.next({ kind: 'refused', failure }),
    change: (walletKey, change) => {
      if (change.kind === 'accounts') become(walletKey, { accounts: change.accounts })
      if (change.kind === 'chain') become(walletKey, { chainId: change.chainId })
      changes.next({ walletKey, change })
    },
  }
}
