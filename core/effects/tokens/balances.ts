import { ofAccount } from '../../domain/account/by-account.ts'
import { filter } from 'rxjs'
import { tokensInterval } from '../../domain/intervals.ts'
import { tokensLimit } from '../../domain/limits.ts'
import { withoutStale } from '../../domain/tokens/fresh-balances.ts'
import { isSameAccount, isSameHash } from '../../domain/account/same-account.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { toast } from '../../events/shell/toast.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { isApproval, pendingSwap } from '../../selectors/swap/flows.ts'
import { tokensOf } from '../../selectors/tokens/moved-tokens.ts'
import type { StateOf } from '../../reducers/root.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { isAbout, accountLosses } from '../account/account-losses.ts'
import { merge } from '../streams/merge.ts'
import { areTokensShown } from '../../selectors/tokens/shown.ts'
import { lookingAtTokens } from './looking-at-tokens.ts'
import { freshOf } from '../../reducers/tokens/balances.ts'
import { isChainServed, shownTokenRequest, tokenRequest } from './request.ts'

/**
 * Requests the active account's tokens when they become visible, and when another account may be active. Tokens that are not visible are read only on
 * request.
 */
export const requestTokens = defineEffect<StateOf<'token-balances'>>(({ on, state, decide }) =>
  merge(
    lookingAtTokens(on, state).pipe(decide(({ at }) => shownTokenRequest(state(), at))),
    on(tokenBalances.moved).pipe(
      decide(({ at, data }) => {
        const shown = areTokensShown(state()) ? activeAccount(state()) : null
        return shown && isSameAccount(shown, data) && isChainServed(state(), shown)
          ? tokenRequest(state(), namespaceOf(shown.chainId), at)
          : null
      }),
    ),
    on(tokenBalances.refreshed).pipe(
      decide(({ at }) => allNamespaces.flatMap((namespace) => tokenRequest(state(), namespace, at))),
    ),
  ),
)

/**
 * Reports what an own transaction moved, the coin and the sent token, once it has ended on its chain. A completed swap reports that itself. An
 * approval moves only the coin.
 */
export const reportMovedTokens = defineEffect<StateOf<'token-balances'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { chainId, address, hash, outcome } }) => {
      const isSwap = pendingSwap(state(), hash) !== null
      const isDone = outcome === 'confirmed' || outcome === 'sped-up'
      if (isOpen({ outcome }) || (isSwap && isDone)) return null
      const sent = state().ownTransactions?.sent.find((one) => isSameHash(one.hash, hash))
      const tokens = sent && isDone && !isApproval(state(), hash) ? tokensOf(state(), sent) : [null]
      const ended = [null, ...(sent?.called ? [sent.called] : [])].map((token) => ({ hash, token }))
      return tokenBalances.moved({ chainId, address, tokens, ended })
    }),
  ),
)

/** Reads the tokens of each account. A new question in its namespace, the end of its session, or switching the feature off aborts the running one. */
export const readTokens = defineEffect<StateOf<'token-balances'>>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      merge(
        on(tokenBalances.requested, ...accountLosses).pipe(filter((event) => isAbout(event, namespace))),
        onOptionsChange(on, 'features').pipe(filter(() => isTurnedOff(state().options, 'token-balances'))),
      ).pipe(
        latest({
          limit: tokensLimit,
          ask: (event, signal) => {
            if (!isOneOf(event, tokenBalances.requested)) return null
            const { chainId, address, forced: moved = [] } = event.data
            return ports.tokenBalances.read({ chainId, address, moved }, signal)
          },
          then: ({ tokens }, event) =>
            isOneOf(event, tokenBalances.requested)
              ? tokenBalances.received({
                  ...event.data,
                  tokens: [...withoutStale(tokens, freshOf(state().tokenBalances, event.data), event.at)],
                })
              : null,
          fail: (failure, event) =>
            isOneOf(event, tokenBalances.requested) ? tokenBalances.failed({ ...event.data, failure }) : null,
        }),
      ),
    ),
  ),
)

/** Reads the tokens again and again while they and the page are visible. Does not ask again about a chain that the service does not know. */
export const pollTokens = defineEffect<StateOf<'token-balances'>>(({ on, state, ports, latest }) =>
  merge(
    ...allNamespaces.map((namespace) =>
      on(tokenBalances.received, tokenBalances.failed, modal.closed).pipe(
        filter((event) => isOneOf(event, modal.closed) || namespaceOf(event.data.chainId) === namespace),
        latest({
          limit: 'timer',
          ask: (event, signal) => {
            const isUnknown =
              isOneOf(event, tokenBalances.failed) && event.data.failure.code === 'chain-unsupported'
            return isOneOf(event, modal.closed) || isUnknown
              ? null
              : ports.clock.afterSeen(tokensInterval, signal)
          },
          then: (_, { at }) =>
            activeSession(state())?.namespace === namespace ? shownTokenRequest(state(), at) : null,
          fail: () => null,
        }),
      ),
    ),
  ),
)

/** Shows a toast if the service fails, once until it has answered again. */
export const notifyTokensFailed = defineEffect<StateOf<'token-balances'>>(({ on, state, decide }) =>
  on(tokenBalances.failed).pipe(
    decide(({ data }) =>
      data.failure.code !== 'chain-unsupported' &&
      ofAccount(state().tokenBalances.holdings, data)?.failuresInARow === 1
        ? toast.shown({ variant: 'error', message: { text: 'account.tokensFailed' } })
        : null,
    ),
  ),
)
