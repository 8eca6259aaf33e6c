import { isOfEnded } from '../../domain/sessions/ended-session.ts'
import { isAwaitingSignature } from '../../domain/swap/flow/flow.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { router } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isCurrentSigner } from '../../selectors/connection/signer-now.ts'
import { isOrderAccountActive } from '../../selectors/swap/flows.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'

/**
 * Abandons a flow that a visitor or the host cancels, and leads the visitor back to the form.
 * A wallet that was asked cannot be notified. What it signs nevertheless is followed.
 */
export const cancelSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.cancelled).pipe(
    decide(({ data: { flow } }) => {
      const { swaps, started } = state().swap
      const one = swaps[flow ?? started ?? '']
      return [
        ...(one && isAwaitingSignature(one) ? [swap.abandoned({ flow: one.id })] : []),
        ...(one?.by === 'host' ? [] : [router.exitRequested()]),
      ]
    }),
  ),
)

/**
 * Abandons a pending approval if its account is no longer active on its chain.
 * Abandons a host's request to a wallet if its session ends. A wallet that was asked may still sign.
 */
export const abandonWithSession = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.approvalSigned, ...accountChanges).pipe(
    decideInTurn((event) => {
      const ended = isOneOf(event, ...sessionEndings) ? event.data : null
      return Object.values(state().swap.swaps)
        .filter(({ step, by, order, wallet }) => {
          if (step === 'approving') return !isOrderAccountActive(state(), order)
          if (step !== 'asking' || by !== 'host' || !ended) return false
          const asked = { chainId: order.chainId, wallet }
          return isOfEnded(ended, asked) && !isCurrentSigner(state(), asked)
        })
        .map(({ id: flow }) => swap.abandoned({ flow }))
    }),
  ),
)

/** The events that end a session in some namespaces. */
const sessionEndings = [...connectionEndings, connection.yieldedToOtherTab] as const
