import { filter } from 'rxjs'
import { allNamespaces, namespaceOf } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'
import { socketOf } from '../domain/node-urls.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventOf } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { modal } from '../events/modal.ts'
import { network } from '../events/network.ts'
import { activeSession } from '../reducers/active-session.ts'
import { isUnderWay } from '../reducers/feature-standing.ts'
import type { RootState } from '../reducers/root.ts'
import { arrival } from './arrival.ts'
import { balanceRequest, reachable } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** How long a balance may take, and how often it is asked for while the modal is open, in milliseconds. */
const balanceLimit = 10_000
const balanceInterval = 10_000

/** How long the browser may take to write to the clipboard, its own question to the visitor included, in milliseconds. */
const clipboardLimit = 10_000

/** Whenever an account or the chain it is on may be another, its balance is asked for. */
export const requestBalance = defineEffect<RootState>(({ on, state, decide }) =>
  merge(
    merge(arrival(on, 'modal'), on(account.balanceRefreshed, modal.opened)).pipe(
      decide(() => allNamespaces.flatMap((namespace) => balanceRequest(state(), namespace))),
    ),
    on(connection.established, connection.resumed).pipe(
      decide(({ data }) => data.namespaces.flatMap(({ namespace }) => balanceRequest(state(), namespace))),
    ),
    on(connection.accountsChanged, connection.chainChanged).pipe(
      decide(({ data }) => balanceRequest(state(), data.namespace)),
    ),
  ),
)

/** Reads each balance from its chain; asking for another one of its namespace ends the running question. */
export const readBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      on(
        account.balanceRequested,
        ...connectionEndings,
        connection.yieldedElsewhere,
        connection.walletLocked,
      ).pipe(
        filter((event) => isAbout(event, namespace)),
        latest({
          limit: balanceLimit,
          ask: (event, signal) => {
            if (!isOneOf(event, account.balanceRequested)) return null
            const network = reachable(state(), event.data.chainId)
            return (
              network && ports.chains[namespace].balance({ network, address: event.data.address }, signal)
            )
          },
          then: ({ amount }, event) =>
            isOneOf(event, account.balanceRequested)
              ? account.balanceReceived({ ...event.data, amount })
              : null,
          fail: (failure, event) =>
            isOneOf(event, account.balanceRequested)
              ? account.balanceFailed({ ...event.data, failure })
              : null,
        }),
      ),
    ),
  ),
)

/** While someone is looking, each balance is asked for again and again, where its chain does not tell by itself when to. */
export const pollBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      on(account.balanceReceived, account.balanceFailed, account.balanceUnfollowed, modal.closed).pipe(
        filter((event) => isOneOf(event, modal.closed) || namespaceOf(event.data.chainId) === namespace),
        latest({
          limit: 'timer',
          ask: (event, signal) =>
            !isOneOf(event, modal.closed) && state().modal.open && isPolled(state(), namespace)
              ? ports.clock.after(balanceInterval, signal)
              : null,
          then: () => balanceRequest(state(), namespace),
          fail: () => null,
        }),
      ),
    ),
  ),
)

/** What follows a balance over a socket is fetched where the host named one for a network. */
export const wantBalanceWatch = defineEffect<RootState>(({ on, state, decide }) =>
  merge(arrival(on, 'modal'), on(modal.opened)).pipe(
    decide(() => {
      const { options, features: standing } = state()
      const hasSocket = options?.networks.some((offered) => socketOf(offered, options.rpcUrls) !== null)
      return hasSocket && !isUnderWay(standing, 'balance-watch')
        ? features.wanted({ feature: 'balance-watch' })
        : null
    }),
  ),
)

/** Whoever chose a network in the modal looks at the account that is on it. */
export const showAccountOn = defineEffect<RootState>(({ on, state, decide }) =>
  on(network.switched, network.preferred).pipe(
    decide(({ data: { chainId } }) => {
      const namespace = namespaceOf(chainId)
      const active = activeSession(state())
      return state().modal.open && active && active.namespace !== namespace
        ? account.namespaceShown({ namespace })
        : null
    }),
  ),
)

/** Copies the connected address. */
export const copyAddress = defineEffect<RootState>(({ on, state, ports, once }) =>
  on(account.addressCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const session = activeSession(state())
        const address = session?.accounts[0]
        return address === undefined || session?.isLocked
          ? null
          : ports.clipboard.write({ text: address }, signal)
      },
      then: () => account.addressCopied(),
      fail: (failure) => account.addressCopyFailed({ failure }),
    }),
  ),
)

type BalanceEvent = EventOf<
  | typeof account.balanceRequested
  | (typeof connectionEndings)[number]
  | typeof connection.yieldedElsewhere
  | typeof connection.walletLocked
>

function isAbout(event: BalanceEvent, namespace: Namespace): boolean {
  if (isOneOf(event, account.balanceRequested)) return namespaceOf(event.data.chainId) === namespace
  if (isOneOf(event, connection.walletLocked)) return event.data.namespace === namespace
  return event.data.namespaces.includes(namespace)
}

/** A balance that cannot be read yet is not asked for again, and one that was read only where nobody tells of it. */
function isPolled({ account: { balances, followed } }: RootState, namespace: Namespace): boolean {
  const balance = balances[namespace]
  if (balance?.failure) return balance.failure.code !== 'chain-unsupported'
  return followed?.chainId !== balance?.chainId || followed?.address !== balance?.address
}
