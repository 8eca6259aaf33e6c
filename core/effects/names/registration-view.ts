import { isSameAddress } from '../../domain/account/same-account.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { isRegistering, isSignedInTime } from '../../domain/names/registration.ts'
import type { NameRegistration } from '../../domain/names/registration.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { Stamped } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { nameHolder } from '../../selectors/names/holder.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { shownRegistration } from '../../selectors/names/registrable-name.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'

type State = StateOf<'account-names'>

/** Texts for toasts if the service gave no reason of its own. */
const textByCode: Partial<Record<FailureCode, string>> = {
  unauthorized: 'accountNames.nobody',
  'chain-unsupported': 'accountNames.noNetwork',
  'invalid-chain-id': 'accountNames.invalidChain',
  'chain-mismatch': 'accountNames.otherNetwork',
  'chain-disconnected': 'accountNames.otherNetwork',
}

/** Keeps the modal open while a visitor's registration runs, and defines where its end leads. */
export const holdRegistration = defineEffect<State>(({ on, state, decide }) =>
  on(accountNames.registrationRequested).pipe(
    decide(({ id: flow }) => {
      return isVisitors(state(), flow) && isSeenOn(state(), 'RegisterAccountName')
        ? router.transactionPushed({
            holder: flow,
            onSuccess: { then: 'publish', event: successShown(flow) },
            onCancel: { then: 'publish', event: accountNames.registrationAbandoned({ flow }) },
          })
        : null
    }),
  ),
)

/** Abandons a registration that the visitor or the host cancels. A wallet that was asked cannot be notified. */
export const cancelRegistration = defineEffect<State>(({ on, state, decide }) =>
  on(accountNames.cancelled).pipe(
    decide(({ data: { flow } }) =>
      isHeld(state(), flow)
        ? router.transactionEnded({ holder: flow, outcome: 'cancel' })
        : accountNames.registrationAbandoned({ flow }),
    ),
  ),
)

/** Allows the modal to close once the registration that held it is not shown any more, or has ended without success. */
export const releaseRegistration = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(
    accountNames.registrationFailed,
    accountNames.registrationAbandoned,
    modal.opened,
    modal.closed,
    ...viewMoves,
    ...accountChanges,
  ).pipe(
    decideInTurn(() => {
      const shown = isSeenOn(state(), 'RegisterAccountName') ? shownRegistration(state()) : null
      const kept = shown && isRegistering(shown) ? shown.id : null
      return Object.keys(state().accountNames.registrations)
        .filter((flow) => flow !== kept && isHeld(state(), flow))
        .map((holder) => router.transactionPopped({ holder }))
    }),
  ),
)

/** Shows a registered name to the visitor who waits for it, and a toast otherwise. */
export const showRegistered = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(accountNames.registered).pipe(
    decideInTurn(({ data: { flow } }) => {
      if (isHeld(state(), flow)) return router.transactionEnded({ holder: flow, outcome: 'success' })
      const isSeen = isSeenOn(state(), 'RegisterAccountName')
      if (isSeen && state().accountNames.started === flow) return successShown(flow)
      return isSeen || isVisitors(state(), flow)
        ? toast.shown({ variant: 'success', message: { text: 'accountNames.registered' } })
        : null
    }),
  ),
)

/** Shows a failure as a toast: with the service's reason, unless the form shows it, else in our own words. Ignores a refusal in the wallet. */
export const notifyNameFailure = defineEffect<State>(({ on, state, decide }) =>
  on(
    accountNames.nameFailed,
    accountNames.suggestionsFailed,
    accountNames.ownNamesFailed,
    accountNames.registrationFailed,
  ).pipe(
    decide((event) => {
      const { failure } = event.data
      if (failure.code === 'user-rejected') return null
      if (isOneOf(event, accountNames.registrationFailed) && !isVisitors(state(), event.data.flow))
        return null
      if (isOneOf(event, accountNames.ownNamesFailed) && !isShowing(state(), 'names')) return null
      const reason = failure.code === 'http-status' && failure.detail
      if (reason) return isShown(state(), event) ? null : refusal('accountNames.reason', { reason })
      if (isOneOf(event, accountNames.suggestionsFailed)) return refusal('accountNames.suggestionsFailed')
      if (isOneOf(event, accountNames.ownNamesFailed)) return refusal('accountNames.ownNamesFailed')
      if (isOneOf(event, accountNames.nameFailed)) return refusal('accountNames.findFailed')
      const known = textByCode[failure.code]
      if (known) return refusal(known)
      const told = state().accountNames.registrations[event.data.flow]
      if (failure.code === 'signature-expired') return refusal(expiredText(told))
      return refusal('accountNames.failed', { name: told?.name ?? state().accountNames.name })
    }),
  ),
)

function successShown(flow: string) {
  return router.viewReplaced({ view: 'RegisterAccountNameSuccess', flow })
}

function isVisitors({ accountNames: { registrations } }: State, flow: string): boolean {
  return registrations[flow]?.by === 'visitor'
}

function isHeld({ router: { transactions } }: State, flow: string): boolean {
  return transactions.some(({ holder }) => holder === flow)
}

/** Returns whether the open form shows the failure. */
function isShown(state: State, event: Stamped): boolean {
  return isSeenOn(state, 'RegisterAccountName') && stands(state, event)
}

function stands(state: State, event: Stamped): boolean {
  const { status } = state.accountNames
  if (isOneOf(event, accountNames.registrationFailed)) return shownRegistration(state)?.id === event.data.flow
  if (isOneOf(event, accountNames.nameFailed)) return status === 'failed'
  if (!isOneOf(event, accountNames.ownNamesFailed)) return false
  const holder = nameHolder(state)
  return status !== 'failed' && holder !== null && isSameAddress(holder.address, event.data.address)
}

/** Returns the text for a time that the service refused. */
function expiredText({ madeAt = null, signedAt = null }: Partial<NameRegistration> = {}): string {
  return isSignedInTime(madeAt, signedAt) ? 'accountNames.clock' : 'accountNames.late'
}

function refusal(text: string, values?: Readonly<Record<string, string>>) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
