import { filter } from 'rxjs'
import { ofAccount } from '../../domain/account/by-account.ts'
import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { balanceInterval } from '../../domain/intervals.ts'
import { balanceLimit, clipboardLimit } from '../../domain/limits.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { hostTokenOn } from '../../domain/options/host-token.ts'
import { account } from '../../events/account/account.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { embed } from '../../events/shell/embed.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { router } from '../../events/shell/router.ts'
import { toast } from '../../events/shell/toast.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { choosing } from '../../selectors/sessions/chosen-account.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isLastChoice } from '../../selectors/network/last-choice.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import type { SessionStatus } from '../../reducers/sessions/session-status.ts'
import { arrival } from '../streams/arrival.ts'
import { accountIn, balanceRequest, reachable } from './balance-request.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { isAbout, accountLosses } from './account-losses.ts'
import { merge } from '../streams/merge.ts'

const screenMoves = [modal.closed, embed.shown, embed.hidden] as const

/**
 * Asks for a balance whenever the account or its chain may be another. Asks again when a transaction of the
 * account ends.
 */
export const requestBalance = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    merge(
      arrival(on, 'modal'),
      on(account.balanceRefreshed, modal.opened),
      onOptionsChange(on, 'networks', 'rpcUrls', 'tokens'),
    ).pipe(decide(() => allNamespaces.flatMap((namespace) => balanceRequest(state(), namespace)))),
    on(connection.established, connection.resumed).pipe(
      decide(({ data }) => data.namespaces.flatMap(({ namespace }) => balanceRequest(state(), namespace))),
    ),
    on(connection.accountsChanged, connection.chainChanged).pipe(
      decide(({ data }) => balanceRequest(state(), data.namespace)),
    ),
    on(ownTransaction.settled).pipe(
      decide(({ data }) => {
        const namespace = namespaceOf(data.chainId)
        const isCurrent = isSameAccount(accountIn(state().connection, namespace), data)
        return isCurrent && !isOpen(data) ? balanceRequest(state(), namespace) : null
      }),
    ),
  ),
)

/** Reads each balance from its chain. A newer request in the same namespace aborts the running one. */
export const readBalance = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      on(account.balanceRequested, ...accountLosses).pipe(
        filter((event) => isAbout(event, namespace)),
        latest({
          limit: balanceLimit,
          ask: (event, signal) => {
            if (!isOneOf(event, account.balanceRequested)) return null
            const { chainId, address } = event.data
            const network = reachable(state(), chainId)
            const token = hostTokenOn(state(), chainId)
            const named = token && { token: token.address }
            return network && ports.chains[namespace].balance({ network, address, ...named }, signal)
          },
          then: ({ amount, unit }, event) => {
            if (!isOneOf(event, account.balanceRequested)) return null
            const image = hostTokenOn(state(), event.data.chainId)?.image ?? null
            const counted = unit && { unit: { ...unit, image } }
            return account.balanceReceived({ ...event.data, amount, ...counted })
          },
          fail: (failure, event) =>
            isOneOf(event, account.balanceRequested)
              ? account.balanceFailed({ ...event.data, failure })
              : null,
        }),
      ),
    ),
  ),
)

/** Polls each balance while a view is open and the page is visible. Does not poll a chain that reports changes itself. */
export const pollBalance = defineEffect<StateOf<'modal'>>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      on(
        account.balanceReceived,
        account.balanceFailed,
        account.balanceUnsubscribed,
        modal.closed,
        embed.shown,
        embed.hidden,
      ).pipe(
        filter((event) => isOneOf(event, ...screenMoves) || namespaceOf(event.data.chainId) === namespace),
        latest({
          limit: 'timer',
          ask: (_, signal) =>
            isOnScreen(state()) && isPolled(state(), namespace)
              ? ports.clock.afterSeen(balanceInterval, signal)
              : null,
          then: () => balanceRequest(state(), namespace),
          fail: () => null,
        }),
      ),
    ),
  ),
)

/** Shows the account on the network that a visitor chose in the modal. At an opening, shows an unlocked account if the active one is locked. */
export const showAccount = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    on(network.switched, network.preferred).pipe(
      decide(({ data }) => {
        const namespace = namespaceOf(data.chainId)
        const active = activeSession(state())
        const isMeant = state().modal.open && isLastChoice(state(), data)
        return isMeant && active && active.namespace !== namespace
          ? account.namespaceShown({ namespace })
          : null
      }),
    ),
    on(modal.opened).pipe(
      decide(() => {
        const leading = leadingSession(state().connection)
        return activeSession(state())?.isLocked && leading?.isLocked === false
          ? account.namespaceShown({ namespace: leading.namespace })
          : null
      }),
    ),
  ),
)

/** Makes the account that a visitor chose the first of those that its wallet shares. */
export const chooseAccount = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(account.addressChosen).pipe(
    decide(({ data: { namespace, address } }) =>
      isTurnedOff(state().options, 'switch-address')
        ? null
        : choosing(state().connection, namespace, { address }),
    ),
  ),
)

/** Restores the wallet's own order of accounts once the host switches the choice off. */
export const endChoices = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal'),
    onOptionsChange(on, 'features'),
    on(connection.established, connection.resumed),
  ).pipe(
    decide(() => {
      const { connection: current, options } = state()
      if (!isTurnedOff(options, 'switch-address')) return null
      return allNamespaces.flatMap((namespace) => {
        const { chosen } = current.byNamespace[namespace] as Partial<SessionStatus>
        return chosen ? choosing(current, namespace, { address: chosen.over }) : []
      })
    }),
  ),
)

/** Leads back from SwitchAddress once an account is chosen, and from AccountSettings to Account when the visitor disconnects that account. */
export const exitAccountViews = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    on(account.addressChosen).pipe(
      decide(() => {
        if (currentView(state()) !== 'SwitchAddress') return null
        return state().router.history.length > 1 ? router.wentBack() : modal.closeRequested()
      }),
    ),
    on(connection.disconnectRequested).pipe(
      decide(({ data: { namespace } }) =>
        currentView(state()) === 'AccountSettings' && namespace === activeSession(state())?.namespace
          ? router.viewReset({ view: 'Account' })
          : null,
      ),
    ),
  ),
)

/** Copies the connected address, and shows a toast. */
export const copyAddress = defineEffect<StateOf<'modal'>>(({ on, state, ports, once }) =>
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
      then: () => [
        account.addressCopied(),
        toast.shown({ variant: 'success', message: { text: 'account.copied' } }),
      ],
      fail: (failure) => [
        account.addressCopyFailed({ failure }),
        toast.shown({ variant: 'error', message: { text: 'account.copyFailed' } }),
      ],
    }),
  ),
)

/**
 * Returns whether the balance of a namespace is polled. Does not poll a balance that cannot be read yet.
 * Always polls a balance in the host's token, because some chains do not report its changes. Polls any other unless its chain reports changes.
 */
function isPolled(
  { account: { balances, followed }, connection: standing }: StateOf<'modal'>,
  namespace: Namespace,
): boolean {
  const holder = accountIn(standing, namespace)
  const balance = holder && ofAccount(balances, holder)
  if (balance?.failure) return balance.failure.code !== 'chain-unsupported'
  if (balance?.unit) return true
  return balance !== null && ofAccount(followed, balance) === null
}
