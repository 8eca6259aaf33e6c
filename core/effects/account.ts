import { distinctUntilChanged, filter, map } from 'rxjs'
import { allNamespaces, namespaceOf } from '../domain/caip.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import { reachedBy, socketOf } from '../domain/node-urls.ts'
import type { Network } from '../domain/network.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventOf } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { network } from '../events/network.ts'
import { activeSession } from '../reducers/active-session.ts'
import type { RootState } from '../reducers/root.ts'
import { sessionOf } from '../reducers/sessions.ts'
import { arrival } from './arrival.ts'
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

/** The account that is looked at is followed over a socket of the host, where it named one for the chain: its balance is read anew when the chain says that it may be another. */
export const watchBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  merge(
    arrival(on, 'modal'),
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

function balanceRequest(state: RootState, namespace: Namespace) {
  const session = sessionOf(state.connection, namespace)
  const address = session?.accounts[0]
  return session && address !== undefined && reachable(state, session.chainId)
    ? [account.balanceRequested({ chainId: session.chainId, address })]
    : []
}

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

function reachable({ options }: RootState, chainId: string): Network | null {
  const network = options && networkOf(options.networks, chainId)
  return network && reachedBy(network, options.rpcUrls)
}
