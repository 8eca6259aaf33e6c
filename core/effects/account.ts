import { filter } from 'rxjs'
import { namespaceOf } from '../domain/caip.ts'
import { networkOf, reachedBy } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import type { RootState } from '../reducers/root.ts'
import { leadingSession } from '../reducers/sessions.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** How long a balance may take, and how often it is asked for while the modal is open, in milliseconds. */
const balanceLimit = 10_000
const balanceInterval = 10_000

/** How long the browser may take to write to the clipboard, its own question to the visitor included, in milliseconds. */
const clipboardLimit = 10_000

/** Whenever the account or the chain that is shown may be another, the balance is asked for. */
export const requestBalance = defineEffect<RootState>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal'),
    on(
      connection.established,
      ...connectionEndings,
      connection.yieldedElsewhere,
      connection.accountsChanged,
      connection.walletLocked,
      connection.resumed,
      connection.chainChanged,
      account.balanceRefreshed,
      modal.opened,
    ),
  ).pipe(
    decide((event) => {
      const isLeft = isOneOf(
        event,
        ...connectionEndings,
        connection.yieldedElsewhere,
        connection.walletLocked,
      )
      return isLeft && isKnown(state()) ? null : balanceRequest(state())
    }),
  ),
)

/** Reads the balance from the chain; asking for another one ends the running question. */
export const readBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  on(account.balanceRequested, ...connectionEndings, connection.walletLocked).pipe(
    filter((event) => isOneOf(event, account.balanceRequested) || !isKnown(state())),
    latest({
      limit: balanceLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, account.balanceRequested)) return null
        const network = reachable(state(), event.data.chainId)
        return (
          network &&
          ports.chains[namespaceOf(network.id)].balance({ network, address: event.data.address }, signal)
        )
      },
      then: ({ amount }, event) =>
        isOneOf(event, account.balanceRequested) ? account.balanceReceived({ ...event.data, amount }) : null,
      fail: (failure, event) =>
        isOneOf(event, account.balanceRequested) ? account.balanceFailed({ ...event.data, failure }) : null,
    }),
  ),
)

/** While someone is looking, the balance is asked for again and again. */
export const pollBalance = defineEffect<RootState>(({ on, state, ports, latest }) =>
  on(account.balanceReceived, account.balanceFailed, modal.closed).pipe(
    latest({
      limit: 'timer',
      ask: (_, signal) =>
        state().modal.open && !isUnavailable(state()) ? ports.clock.after(balanceInterval, signal) : null,
      then: () => balanceRequest(state()),
      fail: () => null,
    }),
  ),
)

/** Copies the connected address. */
export const copyAddress = defineEffect<RootState>(({ on, state, ports, once }) =>
  on(account.addressCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const session = leadingSession(state().connection)
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

function balanceRequest(state: RootState) {
  const session = leadingSession(state.connection)
  const address = session?.accounts[0]
  if (!session || session.isLocked || address === undefined || !reachable(state, session.chainId)) return null
  return account.balanceRequested({ chainId: session.chainId, address })
}

/** Whether the balance that is known, or on its way, is that of the account that is shown. */
function isKnown({ account: { balance }, connection: standing }: RootState): boolean {
  const session = leadingSession(standing)
  return balance?.chainId === session?.chainId && balance?.address === session?.accounts[0]
}

/** A balance that cannot be read yet is not asked for again. */
function isUnavailable({ account: { balance } }: RootState): boolean {
  return balance?.failure?.code === 'chain-unsupported'
}

function reachable({ options }: RootState, chainId: string): Network | null {
  const network = options && networkOf(options.networks, chainId)
  return network && reachedBy(network, options.rpcUrls)
}
