import { distinctUntilChanged, map } from 'rxjs'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import { socketOf } from '../domain/node-urls.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { activeSession } from '../reducers/active-session.ts'
import type { RootState } from '../reducers/root.ts'
import { arrival } from './arrival.ts'
import { balanceRequest } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'
import type { EffectTools } from './define-effect.ts'
import { merge } from './merge.ts'

/** The account that is looked at is followed over a socket of the host, where it named one for the chain: its balance is read anew when the chain says that it may be another. */
export const watchBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'balance-watch'), lookedElsewhere(on)).pipe(
    map((event) => ({ ...event, holder: holderBySocket(state()) })),
    distinctUntilChanged((one, other) => isSame(one.holder, other.holder)),
    latest({
      limit: 'standing',
      ask: ({ holder }, signal) =>
        holder &&
        ports.chains[namespaceOf(holder.chainId)].watch({ url: holder.url, address: holder.address }, signal),
      then: ({ kind }, { holder }) => {
        if (!holder) return null
        const { chainId, address } = holder
        if (kind === 'lost') return account.balanceUnfollowed({ chainId, address })
        const namespace = namespaceOf(chainId)
        if (kind === 'changed' && state().account.balances[namespace]?.status === 'loading')
          return account.balanceOutdated({ chainId, address })
        const asked = balanceRequest(state(), namespace)
        return kind === 'standing' ? [account.balanceFollowed({ chainId, address }), ...asked] : asked
      },
      fail: (_, { holder }) =>
        holder && account.balanceUnfollowed({ chainId: holder.chainId, address: holder.address }),
    }),
  ),
)

/** What a chain told while a balance was being read is read after that, so that a slow node is heard out. */
export const readAgain = defineEffect<RootState>(({ on, state, decide }) =>
  on(account.balanceReceived).pipe(
    decide(({ data }) => {
      const namespace = namespaceOf(data.chainId)
      return state().account.balances[namespace]?.isOutdated ? balanceRequest(state(), namespace) : null
    }),
  ),
)

/** A balance that was followed, and is looked at no longer, is polled like any other. */
export const unfollowBalance = defineEffect<RootState>(({ on, state, decide }) =>
  lookedElsewhere(on).pipe(
    decide(() => {
      const { followed } = state().account
      return followed && !isSame(followed, holderBySocket(state()))
        ? account.balanceUnfollowed(followed)
        : null
    }),
  ),
)

/** Whenever another account may be looked at, or the one that is may be elsewhere. */
function lookedElsewhere(on: EffectTools['on']) {
  return on(
    account.namespaceShown,
    connection.established,
    connection.resumed,
    connection.accountsChanged,
    connection.chainChanged,
    connection.walletLocked,
    connection.yieldedElsewhere,
    ...connectionEndings,
  )
}

type Holder = { readonly chainId: ChainId; readonly address: string }

/** Whose balance is looked at, and where its chain can tell of it. */
function holderBySocket(state: RootState): (Holder & { readonly url: string }) | null {
  const session = activeSession(state)
  const address = session?.isLocked ? undefined : session?.accounts[0]
  const network = session && state.options && networkOf(state.options.networks, session.chainId)
  const url = network && state.options && socketOf(network, state.options.rpcUrls)
  return session && address !== undefined && url ? { chainId: session.chainId, address, url } : null
}

function isSame(one: Holder | null, other: Holder | null): boolean {
  return one?.chainId === other?.chainId && one?.address === other?.address
}
