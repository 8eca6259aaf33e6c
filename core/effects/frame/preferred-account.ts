import { filter } from 'rxjs'
import type { AccountType } from '../../domain/account/account-type.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { accountChoiceLimit } from '../../domain/limits.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { host } from '../../events/host.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { social } from '../../events/frame/social.ts'
import { accountType, areTypesKnown } from '../../selectors/account/account-type.ts'
import { connectedFrame } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'

/**
 * Starts the choice of an account kind by a visitor or a host, and ends the running one. Fails at once without a wallet of the frame, or on a chain
 * without that kind.
 */
export const beginChoice = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(smartAccount.preferRequested, smartAccount.upgradeAccepted).pipe(
    decide((event) => {
      const type = isOneOf(event, smartAccount.preferRequested) ? event.data.type : 'smartAccount'
      const choice = event.id
      const held = connectedFrame(state().connection)
      if (held === null) return failed(choice, type, 'unauthorized')
      const { networks, choice: running } = state().smartAccount
      const isThere = type === 'eoa' || networks === null || networks.includes(held.chainId)
      if (!isThere) return failed(choice, type, 'chain-unsupported')
      return [
        ...(running ? [failed(running.id, running.type, 'aborted')] : []),
        smartAccount.choiceStarted({ choice, session: held.session, type }),
      ]
    }),
  ),
)

/** Ends the choice with its session. */
export const endChoice = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(...connectionEndings).pipe(
    decide(({ data: { session } }) => {
      const { choice } = state().smartAccount
      return choice?.session === session ? failed(choice.id, choice.type, 'unauthorized') : null
    }),
  ),
)

/** Tells the frame the preferred kind, and its wallet the account of that kind. The choice succeeds once that account comes first. */
export const preferAccount = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(
    smartAccount.choiceStarted,
    smartAccount.preferFailed,
    email.accepted,
    social.accepted,
    host.stopped,
  ).pipe(
    filter((event) => isOneOf(event, smartAccount.choiceStarted) || state().smartAccount.choice === null),
    latestPer(singleKey, {
      limit: accountChoiceLimit,
      ask: (event, signal) =>
        isOneOf(event, smartAccount.choiceStarted)
          ? ports.frame.setPreferredAccount({ type: event.data.type }, signal)
          : null,
      then: ({ address }, event) => {
        if (!isOneOf(event, smartAccount.choiceStarted)) return null
        const { choice, session, type } = event.data
        const held = connectedFrame(state().connection)
        if (held?.session !== session) return failed(choice, type, 'unauthorized')
        return isActing(state(), held, { type, address })
          ? smartAccount.preferred({ choice, session, type, chainId: held.chainId })
          : failed(choice, type, 'wallet-failed')
      },
      fail: (failure, event) =>
        isOneOf(event, smartAccount.choiceStarted)
          ? smartAccount.preferFailed({ choice: event.data.choice, type: event.data.type, failure })
          : null,
    }),
  ),
)

/** Returns whether the account of a kind comes first. Compares kinds if they are known, else the address that the frame returned. */
function isActing(
  state: StateOf<'frame'>,
  session: SessionInNamespace,
  { type, address }: { readonly type: AccountType; readonly address: string },
): boolean {
  const [first = ''] = session.accounts
  return areTypesKnown(state, session)
    ? accountType(state, session, first) === type
    : isSameAddress(first, address)
}

function failed(choice: string, type: AccountType, code: FailureCode) {
  return smartAccount.preferFailed({ choice, type, failure: { code } })
}
