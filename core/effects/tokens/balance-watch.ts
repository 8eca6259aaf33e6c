import { filter, map } from 'rxjs'
import { ofAccount } from '../../domain/account/by-account.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { networkOf } from '../../domain/network/network.ts'
import { socketOf } from '../../domain/network/node-urls.ts'
import { account } from '../../events/account/account.ts'
import { host } from '../../events/host.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { balanceRequest } from '../account/balance-request.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'

/**
 * Follows the active account over a WebSocket, if the host configured one for the chain. Requests the balance again when the chain reports a possible
 * change.
 */
export const watchBalance = defineEffect<StateOf<'modal'>>(({ on, state, previous, ports, latestPer }) =>
  merge(
    arrival(on, 'balance-watch'),
    on(...accountChanges, host.optionsChanged).pipe(
      filter(() => !isSameSocket(holderBySocket(previous()), holderBySocket(state()))),
    ),
  ).pipe(
    map((event) => ({ ...event, holder: holderBySocket(state()) })),
    latestPer(singleKey, {
      limit: 'subscription',
      ask: ({ holder }, signal) =>
        holder &&
        ports.chains[namespaceOf(holder.chainId)].watch({ url: holder.url, address: holder.address }, signal),
      then: ({ kind }, { holder }) => {
        if (!holder) return null
        const { chainId, address } = holder
        if (kind === 'lost') return account.balanceUnsubscribed({ chainId, address })
        const namespace = namespaceOf(chainId)
        if (kind === 'changed' && ofAccount(state().account.balances, holder)?.status === 'loading')
          return account.balanceOutdated({ chainId, address })
        const asked = balanceRequest(state(), namespace)
        return kind === 'subscribed' ? [account.balanceSubscribed({ chainId, address }), ...asked] : asked
      },
      fail: (_, { holder }) =>
        holder && account.balanceUnsubscribed({ chainId: holder.chainId, address: holder.address }),
    }),
  ),
)

/** Reads a balance again if the chain reported a change while it was being read. So a slow node can finish its answer. */
export const readAgain = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(account.balanceReceived).pipe(
    decide(({ data }) => {
      const balance = ofAccount(state().account.balances, data)
      return balance?.isOutdated ? balanceRequest(state(), namespaceOf(data.chainId)) : null
    }),
  ),
)

/** Ends following the balance of an account that is not active any more, so that it is polled like any other. */
export const unfollowBalance = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(...accountChanges, host.optionsChanged).pipe(
    decide(() => {
      const shown = holderBySocket(state())
      const followed = Object.values(state().account.followed)
      return followed.filter((one) => !isSameAccount(one, shown)).map(account.balanceUnsubscribed)
    }),
  ),
)

type Followed = AccountOnChain & { readonly url: string }

function isSameSocket(one: Followed | null, other: Followed | null): boolean {
  return isSameAccount(one, other) && one?.url === other?.url
}

/** Returns the active account and the WebSocket of its chain. Null if there is no WebSocket, or the host has switched that off. */
function holderBySocket(state: BootState): Followed | null {
  const holder = isTurnedOff(state.options, 'balance-watch') ? null : activeAccount(state)
  const network = holder && state.options && networkOf(state.options.networks, holder.chainId)
  const url = network && state.options && socketOf(network, state.options.rpcUrls)
  return holder && url ? { ...holder, url } : null
}
