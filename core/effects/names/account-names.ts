import { addressKey } from '../../domain/account/by-account.ts'
import { from, map, switchMap } from 'rxjs'
import { accountNameSettle } from '../../domain/intervals.ts'
import { accountNamesLimit } from '../../domain/limits.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { isOneOf } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { NameSuggestion } from '../../ports/account-names.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { nameHolder, ownNames } from '../../selectors/names/holder.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'

/** Asks whether the typed name is registered, once it is valid. Further typing aborts the question. */
export const findName = defineEffect<StateOf<'account-names'>>(({ on, state, ports, latestPer }) =>
  on(accountNames.nameTyped, accountNames.retried, accountNames.registered).pipe(
    latestPer(singleKey, {
      limit: accountNamesLimit,
      settle: accountNameSettle,
      ask: (_, signal) => {
        const { name, status } = state().accountNames
        return status === 'asking' ? ports.accountNames.find({ name }, signal) : null
      },
      then: ({ isRegistered }) => accountNames.nameFound({ name: state().accountNames.name, isRegistered }),
      fail: (failure) => accountNames.nameFailed({ name: state().accountNames.name, failure }),
    }),
  ),
)

/** Asks for free names like a registered one. Further typing aborts the question. */
export const suggestNames = defineEffect<StateOf<'account-names'>>(({ on, ports, latest }) =>
  on(accountNames.nameFound, accountNames.nameTyped).pipe(
    latest({
      limit: accountNamesLimit,
      ask: (event, signal) =>
        isOneOf(event, accountNames.nameFound) && event.data.isRegistered
          ? ports.accountNames.suggest({ name: event.data.name }, signal)
          : null,
      then: ({ suggestions }, event) =>
        isOneOf(event, accountNames.nameFound)
          ? accountNames.suggested({
              name: event.data.name,
              suggestions: suggestions.flatMap((one) => (one.isRegistered ? [] : one.name)),
            })
          : null,
      fail: (failure, event) =>
        isOneOf(event, accountNames.nameFound)
          ? accountNames.suggestionsFailed({ name: event.data.name, failure })
          : null,
    }),
  ),
)

/**
 * Requests the names of each account once, when a view opens where a name is chosen. Requests them again after a failure, if the visitor returns or
 * retries.
 */
export const requestOwnNames = defineEffect<StateOf<'account-names'>>(({ on, state, decide }) =>
  merge(
    on(modal.opened, ...viewMoves, accountNames.retried, ...accountChanges),
    arrival(on, 'account-names'),
  ).pipe(
    decide(() => {
      const holder = nameHolder(state())
      if (!holder || !isShowing(state(), 'names')) return null
      const own = ownNames(state())
      const isAsked = own !== null && own.status !== 'failed'
      return isAsked ? null : accountNames.ownNamesRequested({ address: holder.address })
    }),
  ),
)

/** Asks for the names of an account, also if it is unknown whether the service registered one. */
export const readOwnNames = defineEffect<StateOf<'account-names'>>(({ on, ports, latestPer }) =>
  on(accountNames.ownNamesRequested, accountNames.registrationUnconfirmed).pipe(
    latestPer(({ data }) => addressKey(data.address), {
      limit: accountNamesLimit,
      ask: ({ data: { address } }, signal) => ports.accountNames.namesOf({ address }, signal),
      then: ({ names }, { data: { address } }) =>
        accountNames.ownNamesReceived({ address, names: [...names] }),
      fail: (failure, { data: { address } }) => accountNames.ownNamesFailed({ address, failure }),
    }),
  ),
)

/** Answers a host's request for a name: whether it is registered, and free suggestions if so. */
export const lookUpName = defineEffect<StateOf<'account-names'>>(({ on, ports, together }) =>
  on(accountNames.lookUpRequested).pipe(
    together({
      limit: accountNamesLimit,
      ask: ({ data: { name } }, signal) =>
        from(ports.accountNames.find({ name }, signal)).pipe(
          switchMap(({ isRegistered }) =>
            isRegistered ? from(ports.accountNames.suggest({ name }, signal)).pipe(map(freeNames)) : [null],
          ),
        ),
      then: (suggestions) =>
        accountNames.lookUpAnswered({ isRegistered: suggestions !== null, suggestions: suggestions ?? [] }),
      fail: (failure) => accountNames.lookUpFailed({ failure }),
    }),
  ),
)

function freeNames({ suggestions }: { readonly suggestions: readonly NameSuggestion[] }): string[] {
  return suggestions.flatMap(({ name, isRegistered }) => (isRegistered ? [] : name))
}
