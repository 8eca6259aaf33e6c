import type { FailureCode } from '../domain/failure-code.ts'
import { isSignedInTime } from '../domain/name-registration.ts'
import { accountNames } from '../events/account-names.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router, viewMoves } from '../events/router.ts'
import { toast } from '../events/toast.ts'
import { isRegistering, registrationOf } from '../reducers/account-names.ts'
import type { NameRegistration } from '../reducers/account-names.ts'
import type { RouterState } from '../reducers/router.ts'
import type { StateOf } from '../reducers/root.ts'
import { nameHolder } from '../selectors/name-holder.ts'
import { isSeenOn } from '../selectors/on-screen.ts'
import { defineEffect } from './define-effect.ts'

const success = { view: 'RegisterAccountNameSuccess' } as const

/** What is told in passing where the service gave no reason of its own. */
const textByCode: Partial<Record<FailureCode, string>> = {
  unauthorized: 'accountNames.nobody',
  'chain-unsupported': 'accountNames.noNetwork',
  'invalid-chain-id': 'accountNames.invalidChain',
  'chain-mismatch': 'accountNames.elsewhere',
  'chain-disconnected': 'accountNames.elsewhere',
}

/** As long as a registration is under way in its view the modal does not close: what its end leads to is laid down as it begins (behaviour reference 3.1). */
export const holdRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decide }) =>
  on(accountNames.attemptStarted).pipe(
    decide(({ data: { attempt } }) =>
      isSeenOn(state(), 'RegisterAccountName')
        ? router.transactionPushed({
            onSuccess: { then: 'publish', event: router.viewReplaced(success) },
            onCancel: { then: 'publish', event: accountNames.attemptAbandoned({ attempt }) },
          })
        : null,
    ),
  ),
)

/** Cancel leaves a registration; a wallet that was asked cannot be told so. */
export const cancelRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decide }) =>
  on(accountNames.cancelled).pipe(
    decide(() => {
      const { attempt } = state().accountNames
      if (!isRegistering(attempt)) return null
      return isHeld(state(), attempt.id)
        ? router.transactionEnded({ outcome: 'cancel' })
        : accountNames.attemptAbandoned({ attempt: attempt.id })
    }),
  ),
)

/** Whoever leaves the view leaves the registration. */
export const leaveRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(modal.closed, ...viewMoves).pipe(
    decideInTurn(() => {
      const { attempt } = state().accountNames
      const isLeft = isRegistering(attempt) && !isSeenOn(state(), 'RegisterAccountName')
      return isLeft ? accountNames.attemptAbandoned({ attempt: attempt.id }) : null
    }),
  ),
)

/** A registration that ended without success, or was left, holds the modal no longer, whatever else may hold it by then, and after a stop none does; its visitor is in its view still, or has gone on. */
export const releaseRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(accountNames.attemptFailed, accountNames.attemptAbandoned, host.stopped).pipe(
    decideInTurn((event) => {
      const held = state().router.transactions.map(heldAttempt)
      const row = held.findIndex((attempt) =>
        isOneOf(event, host.stopped) ? attempt !== null : attempt === event.data.attempt,
      )
      if (row === -1) return null
      return router.transactionPopped(row === held.length - 1 ? {} : { row })
    }),
  ),
)

/** A registered name is shown to whoever waited for it, and told in passing to whoever went on. */
export const showRegistered = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(accountNames.registered).pipe(
    decideInTurn(({ data: { attempt } }) => {
      if (isHeld(state(), attempt)) return router.transactionEnded({ outcome: 'success' })
      const isWaited =
        state().accountNames.attempt?.id === attempt && isSeenOn(state(), 'RegisterAccountName')
      return isWaited
        ? router.viewReplaced(success)
        : toast.shown({ variant: 'success', message: { text: 'accountNames.registered' } })
    }),
  ),
)

/** What failed is told in passing, too, but for a refusal, which the wallet's owner knows of, and for a reason of the service that stands before whoever reads it: of a registration with that reason where it gave one, else in the words of the specification (spec 8). */
export const tellNames = defineEffect<StateOf<'account-names'>>(({ on, state, decide }) =>
  on(
    accountNames.nameFailed,
    accountNames.suggestionsFailed,
    accountNames.ownNamesFailed,
    accountNames.attemptFailed,
  ).pipe(
    decide((event) => {
      const { failure } = event.data
      if (failure.code === 'user-rejected') return null
      const reason = failure.code === 'http-status' && failure.detail
      if (reason) return isShown(state(), event) ? null : refusal('accountNames.reason', { reason })
      if (isOneOf(event, accountNames.suggestionsFailed)) return refusal('accountNames.suggestionsFailed')
      if (isOneOf(event, accountNames.ownNamesFailed)) return refusal('accountNames.ownNamesFailed')
      if (isOneOf(event, accountNames.nameFailed)) return refusal('accountNames.findFailed')
      const known = textByCode[failure.code]
      if (known) return refusal(known)
      const told = registrationOf(state().accountNames, event.data.attempt)
      if (failure.code === 'signature-expired') return refusal(expiredText(told))
      return refusal('accountNames.failed', { name: told?.name ?? state().accountNames.name })
    }),
  ),
)

function isHeld({ router: { transactions } }: StateOf<'account-names'>, attempt: string): boolean {
  const top = transactions.at(-1)
  return top !== undefined && heldAttempt(top) === attempt
}

/** The registration for which something waits, or null where that is for another flow. */
function heldAttempt({ onCancel }: RouterState['transactions'][number]): string | null {
  if (onCancel.then !== 'publish' || onCancel.event.type !== accountNames.attemptAbandoned.type) return null
  return (onCancel.event.data as { readonly attempt: string }).attempt
}

/** Whether why a name was not found, or not registered, or those of the account did not come, stands in the form that is open. */
function isShown(state: StateOf<'account-names'>, event: Stamped): boolean {
  return isSeenOn(state, 'RegisterAccountName') && stands(state, event)
}

function stands(state: StateOf<'account-names'>, event: Stamped): boolean {
  const { standing, attempt } = state.accountNames
  if (isOneOf(event, accountNames.attemptFailed)) return attempt?.id === event.data.attempt
  if (isOneOf(event, accountNames.nameFailed)) return standing === 'failed'
  if (!isOneOf(event, accountNames.ownNamesFailed)) return false
  return standing !== 'failed' && nameHolder(state)?.address === event.data.address
}

/** What is told of a time that the service refused, in the words of the form. */
function expiredText(attempt: NameRegistration | null): string {
  const { madeAt = null, signedAt = null } = attempt ?? {}
  return isSignedInTime(madeAt, signedAt) ? 'accountNames.clock' : 'accountNames.late'
}

function refusal(text: string, values?: Readonly<Record<string, string>>) {
  return toast.shown({ variant: 'error', message: { text, ...(values && { values }) } })
}
