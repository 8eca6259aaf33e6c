import { filter } from 'rxjs'
import { namespaceOf } from '../../domain/values/caip.ts'
import { isSignInRequired } from '../../domain/sign-in/required.ts'
import { approval } from '../../events/operations/approval.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, isDeployed, typesToChoose } from '../../selectors/account/account-type.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { currentFacts } from '../../selectors/shell/current-facts.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { connectedFrame, frameSession } from '../../selectors/frame/session.ts'
import { isOnScreen } from '../../selectors/shell/on-screen.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Offers the smart account once to a visitor who has just signed in by e-mail.
 * Offers it only if the key's own account is active, and the smart account is not deployed. Waits until the wallet is connected, and while an
 * approval is pending.
 */
export const offerUpgrade = defineEffect<StateOf<'frame'>>(({ on, state, decideInTurn }) =>
  on(smartAccount.accountsReceived, connection.established, approval.ended, approval.closed).pipe(
    filter(() => connectedFrame(state().connection) !== null),
    decideInTurn(() => {
      const { connection: standing, smartAccount: known, approval: asked, social } = state()
      const held = connectedFrame(standing)
      const session = held?.session ?? ''
      const { isRestored, isByHost } = standing.sessions[session] ?? {}
      if (!held || isRestored !== false || isByHost) return null
      if (social.provider !== null || known.typed?.session !== session || asked.waiting.length > 0)
        return null
      const isOwn = accountType(state(), held, held.accounts[0]) === 'eoa'
      const isDue = known.offeredTo !== session && isOwn && typesToChoose(state(), held).length > 1
      if (!isDue || isDeployed(state(), held)) return null
      return [smartAccount.upgradeOffered({ session }), ...shown(state(), 'UpgradeToSmartAccount')]
    }),
  ),
)

/**
 * Leads on once the account kind was chosen in the modal: to signing in if an EVM chain requires that, else to the account. Closes the view if its
 * wallet is disconnected.
 */
export const exitAccountChoice = defineEffect<StateOf<'frame'>>(({ on, state, decide, decideInTurn }) =>
  merge(
    on(smartAccount.preferred).pipe(
      decide(() => {
        const { options } = state()
        if (!isOnScreen(state()) || !isChoosing(state())) return null
        const chainId = activeSession(state())?.chainId
        const isEvm = chainId !== undefined && namespaceOf(chainId) === 'eip155'
        const isSigning = isSignInRequired(options) && isEvm
        return router.viewReset({ view: isSigning ? 'ConnectingSiwe' : 'Account' })
      }),
    ),
    on(...connectionEndings).pipe(
      decideInTurn(() =>
        currentView(state()) === 'UpgradeToSmartAccount' && frameSession(state().connection) === null
          ? modal.closeRequested()
          : null,
      ),
    ),
  ),
)

/** Returns whether the current view offers to choose an account kind. */
function isChoosing(state: StateOf<'frame'>): boolean {
  return currentFacts(state).chooses === 'account' || currentView(state) === 'AccountSettings'
}

function shown({ modal: { open } }: StateOf<'frame'>, view: 'UpgradeToSmartAccount'): readonly EventInput[] {
  return [open ? router.viewReset({ view }) : modal.opened({ view })]
}
