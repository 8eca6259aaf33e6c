import { NEVER, Subject, concat, defer, filter, from, map, merge } from 'rxjs'
import type { ChainId } from '../../core/domain/caip.ts'
import type { Failure } from '../../core/domain/failure.ts'
import type { InstalledWallet } from '../../core/domain/wallet.ts'
import type { WalletChange } from '../../core/ports/connector.ts'
import type { Announcement, Injected } from '../../core/ports/injected.ts'
import { untilAborted } from '../aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script, Tell } from './script.ts'
import { sharing } from './sharing.ts'

/** A wallet of a test: what it answers by itself. `chains` are those it can switch to; `isTrusted` says whether it reconnects silently. */
export type FakeWallet = {
  readonly wallet: InstalledWallet
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  readonly chains?: readonly ChainId[]
  readonly isTrusted?: boolean
}

/** Installed wallets under a test's control. */
export type FakeInjected = Injected &
  Script<Injected> & {
    /** A wallet comes late, or announces itself again. */
    readonly announce: (wallet: FakeWallet) => void
    /** An announcement arrives that had to be refused. */
    readonly refuse: (failure: Failure) => void
    /** A wallet does something by itself. */
    readonly change: (walletKey: string, change: WalletChange) => void
  }

/** Makes installed wallets; those given announce themselves at once. With an `order` they also tell by events what they answer, as real wallets do. */
export function fakeInjected({
  wallets = [],
  order,
}: {
  readonly wallets?: readonly FakeWallet[]
  readonly order?: AnswerOrder
} = {}): FakeInjected {
  const { script, ask } = createScript<Injected>(order)
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
  const happens = (walletKey: string, change: WalletChange) => () => changes.next({ walletKey, change })
  const moveTo = (walletKey: string, chainId: ChainId, tell: Tell) => {
    if (walletOf(walletKey).chainId !== chainId) tell(happens(walletKey, { kind: 'chain', chainId }))
    become(walletKey, { chainId })
    return { chainId }
  }
  const standing = () =>
    from([...byKey.values()].map(({ wallet }): Announcement => ({ kind: 'wallet', wallet })))

  return {
    ...script,
    announcements: (_, signal) => merge(defer(standing), announcements).pipe(untilAborted(signal)),
    connect: (request, signal) =>
      ask('connect', request, signal, (tell) => {
        const fake = walletOf(request.walletKey)
        if (fake.accounts.length === 0) throw { code: 'no-accounts' } satisfies Failure
        const { accounts } = become(request.walletKey, { isTrusted: true })
        if (order) tell(happens(request.walletKey, shared(accounts)))
        return sessionOf(fake)
      }),
    reconnect: (request, signal) =>
      ask('reconnect', request, signal, () => {
        const fake = walletOf(request.walletKey)
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
        const { chains = [], chainId } = walletOf(request.walletKey)
        if (![...chains, chainId].includes(request.chainId))
          throw { code: 'chain-not-added' } satisfies Failure
        return moveTo(request.walletKey, request.chainId, tell)
      }),
    addNetwork: (request, signal) =>
      ask('addNetwork', request, signal, (tell) => {
        const { chains = [], chainId } = walletOf(request.walletKey)
        become(request.walletKey, { chains: [...chains, chainId, request.network.id] })
        return moveTo(request.walletKey, request.network.id, tell)
      }),
    request: (request, signal) =>
      ask('request', request, signal, () => {
        walletOf(request.walletKey)
        return `0x${'0'.repeat(130)}`
      }),
    disconnect: (request, signal) =>
      ask('disconnect', request, signal, (tell) => {
        if (order) tell(happens(request.walletKey, shared([])))
        become(request.walletKey, { isTrusted: false })
        return null
      }),
    announce: (fake) => {
      byKey.set(fake.wallet.key, fake)
      announcements.next({ kind: 'wallet', wallet: fake.wallet })
    },
    refuse: (failure) => announcements.next({ kind: 'refused', failure }),
    change: (walletKey, change) => {
      if (change.kind === 'accounts') become(walletKey, { accounts: change.accounts })
      if (change.kind === 'chain') become(walletKey, { chainId: change.chainId })
      changes.next({ walletKey, change })
    },
  }
}

function shared(accounts: readonly string[]): WalletChange {
  return { kind: 'accounts', namespace: 'eip155', accounts: [...accounts] }
}
