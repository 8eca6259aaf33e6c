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
import { merge } from './merge.ts'

/** The account that is looked at is followed over a socket of the host, where it named one for the chain: its balance is read anew when the chain says that it may be another. */
export const watchBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(
    arrival(on, 'balance-watch'),
    on(
      account.namespaceShown,
      connection.established,
      connection.resumed,
      connection.accountsChanged,
      connection.chainChanged,
      connection.walletLocked,
      connection.yieldedElsewhere,
      ...connectionEndings,
    ),
  ).pipe(
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
        const asked = balanceRequest(state(), namespaceOf(chainId))
        return kind === 'standing' ? [account.balanceFollowed({ chainId, address }), ...asked] : asked
      },
      fail: (_, { holder }) =>
        holder && account.balanceUnfollowed({ chainId: holder.chainId, address: holder.address }),
    }),
  ),
)

type Holder = { readonly chainId: ChainId; readonly address: string; readonly url: string }

/** Whose balance is looked at, and where its chain can tell of it. */
function holderBySocket(state: RootState): Holder | null {
  const session = activeSession(state)
  const address = session?.isLocked ? undefined : session?.accounts[0]
  const network = session && state.options && networkOf(state.options.networks, session.chainId)
  const url = network && state.options && socketOf(network, state.options.rpcUrls)
  return session && address !== undefined && url ? { chainId: session.chainId, address, url } : null
}

function isSame(one: Holder | null, other: Holder | null): boolean {
  return one?.chainId === other?.chainId && one?.address === other?.address
}
