import { filter, map, mergeMap } from 'rxjs'
import { referenceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { frameKeys } from '../../domain/frame/keys.ts'
import { accountsLimit, storageLimit } from '../../domain/limits.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { modal } from '../../events/shell/modal.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { storage } from '../../events/storage.ts'
import { areTypesKnown } from '../../selectors/account/account-type.ts'
import { connectedFrame, frameSession } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { orderedChains } from '../../selectors/network/ordered-chains.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** The events that report a sent mail. */
const sent = [email.linkSent, email.codeSent] as const

/**
 * Asks the frame on which chains accounts may be contracts, once its wallet is connected or a mail was sent. No answer counts as none.
 * Asks again when the modal opens if the kind of an account is unknown.
 */
export const readSmartNetworks = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  merge(arrival(on, 'frame'), on(...sent, email.accepted, connection.established, modal.opened)).pipe(
    filter((event) => {
      if (isOneOf(event, modal.opened)) return isKindMissing(state())
      if (isOneOf(event, ...sent, email.accepted)) return state().smartAccount.networks === null
      return !isOneOf(event, connection.established) || !isKnown(state(), event.data)
    }),
    latestPer(singleKey, {
      limit: accountsLimit,
      ask: (event, signal) =>
        isOneOf(event, ...sent) || askedSession(state())
          ? ports.frame.smartAccountNetworks(null, signal)
          : null,
      then: ({ chainIds }) => smartAccount.networksReceived({ chainIds: [...chainIds] }),
      fail: () => smartAccount.networksReceived({ chainIds: [] }),
    }),
  ),
)

/**
 * Asks the frame which accounts are contracts on such a chain, and whether the contract is deployed there.
 * After a sign-in by e-mail, asks even before the wallet opens, so that the smart account can be offered at once.
 */
export const readTypedAccounts = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(email.accepted, smartAccount.networksReceived, smartAccount.preferred, connection.chainChanged).pipe(
    map((event) => ({ ...event, held: askedSession(state()) })),
    filter((event) => {
      if (isOneOf(event, connection.chainChanged)) return event.held?.session === event.data.session
      if (isOneOf(event, email.accepted)) return event.held?.session === event.data.flow
      return !isOneOf(event, smartAccount.preferred) || isKindMissing(state())
    }),
    latestPer(singleKey, {
      limit: accountsLimit,
      ask: ({ held }, signal) =>
        held && state().smartAccount.networks?.includes(held.chainId)
          ? ports.frame.getUser({ chainId: held.chainId }, signal)
          : null,
      then: ({ accounts, isSmartAccountDeployed, email: told }, { held }) =>
        held && askedSession(state())?.session === held.session
          ? smartAccount.accountsReceived({
              session: held.session,
              chainId: held.chainId,
              accounts: [...accounts],
              isDeployed: isSmartAccountDeployed,
              ...(typeof told === 'string' && { email: told }),
            })
          : null,
      fail: () => null,
    }),
  ),
)

/** Stores the chosen account kind, and the chains with a choice. They are removed with the session. */
export const keepSmartAccount = defineEffect<StateOf<'frame'>>(({ on, state, ports, inOrder }) =>
  on(smartAccount.networksReceived, connection.established, smartAccount.preferred).pipe(
    mergeMap((event) => {
      const { connection: standing, smartAccount: known } = state()
      if (frameSession(standing) === null) return []
      if (isOneOf(event, smartAccount.preferred))
        return [{ ...event, key: frameKeys.preferredAccountType, text: event.data.type }]
      const text = known.networks?.map(referenceOf).join(',')
      return text === undefined ? [] : [{ ...event, key: frameKeys.smartAccountEnabledNetworks, text }]
    }),
    inOrder({
      limit: storageLimit,
      ask: ({ key, text }, signal) => ports.storage.write({ key, text }, signal),
      then: (_, { key }) => storage.written({ key }),
      fail: (failure, { key }) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Returns the session and the chain that the frame is asked about: its current session, else the one that a sign-in by e-mail is opening. */
function askedSession(
  state: StateOf<'frame'>,
): { readonly session: string; readonly chainId: ChainId } | null {
  const { connection: standing, email: known } = state
  const [chainId] = orderedChains(state)
  const { flow } = known
  const held = connectedFrame(standing)
  if (held) return held
  return flow?.step === 'accepted' && chainId !== undefined ? { session: flow.id, chainId } : null
}

/** Returns whether the kind of a frame's account is unknown although the frame was asked. */
function isKindMissing(state: StateOf<'frame'>): boolean {
  const held = connectedFrame(state.connection)
  return held !== null && state.smartAccount.networks !== null && !areTypesKnown(state, held)
}

/** Returns whether there is nothing to ask about a new session: it is of another wallet, or the frame was asked before it was connected. */
function isKnown(
  { smartAccount: { typed } }: StateOf<'frame'>,
  established: EventOf<typeof connection.established>['data'],
) {
  return established.connector !== frameConnector || typed?.session === established.flow
}
