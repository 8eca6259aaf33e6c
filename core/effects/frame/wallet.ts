import { filter } from 'rxjs'
import { namespacesOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { frameConnector, servedNamespaces } from '../../domain/connection/connector.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { isFrameOffered } from '../../domain/frame/offered.ts'
import { frameWallet } from '../../domain/frame/wallet.ts'
import type { FrameSignInMethod } from '../../domain/frame/wallet.ts'
import { signOutLimit } from '../../domain/limits.ts'
import { frameWalletKey } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { host } from '../../events/host.ts'
import { social } from '../../events/frame/social.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import { frameFlows, connectedFrame } from '../../selectors/frame/session.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import { servedBy } from '../../selectors/sessions/serving-sessions.ts'
import { walletIn } from '../../selectors/sessions/sessions.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Connects the frame's wallet once the frame knows the visitor. The frame acts for one visitor, so this ends its earlier session and its other
 * attempts.
 */
export const connectFrame = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  on(email.accepted, social.accepted).pipe(
    decide(({ data: { flow } }) => {
      const { connection: standing } = state()
      const signIn = signInOf(state(), flow)
      const earlier = connectedFrame(standing)?.session
      const opened = frameFlows(standing).filter((one) => one !== flow)
      return [
        ...(signIn ? [started(standing, flow, signIn)] : []),
        ...opened.map((one) => connection.attemptAbandoned({ flow: one })),
        ...(earlier === undefined
          ? []
          : [connection.endedByWallet({ session: earlier, namespaces: servedBy(standing, earlier) })]),
      ]
    }),
  ),
)

/** Disconnects the frame's sessions once the host no longer offers the frame. */
export const endUnoffered = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  merge(arrival(on, 'frame'), on(host.optionsChanged)).pipe(
    decide(() => {
      const { connection: standing, options } = state()
      if (!options || isFrameOffered(options)) return null
      return Object.entries(standing.sessions)
        .filter(([, { connector }]) => connector === frameConnector)
        .map(([session, { connector, wallet }]) =>
          connection.disconnected({ session, namespaces: servedBy(standing, session), connector, wallet }),
        )
    }),
  ),
)

/** Signs a visitor out of the frame if the sign-in is abandoned after the frame has accepted it. */
export const signOutAbandoned = defineEffect<StateOf<'frame'>>(({ on, state, previous, ports, latestPer }) =>
  on(email.accepted, email.abandoned, social.accepted, social.abandoned).pipe(
    filter((event) => {
      const { flow } = event.data
      return isOneOf(event, email.accepted, social.accepted)
        ? signInOf(state(), flow) === null
        : isAccepted(previous(), flow)
    }),
    latestPer(singleKey, {
      limit: signOutLimit,
      ask: (_, signal) => ports.connectors.frame.disconnect({ walletKey: frameWalletKey }, signal),
      then: () => null,
      fail: () => null,
    }),
  ),
)

/** The method of a sign-in, and who started it. */
type Started = { readonly way: FrameSignInMethod; readonly by: FlowOrigin }

/**
 * Returns the start of the attempt that opens the frame's wallet. The attempt covers the first namespace that the host offers, even if another wallet
 * is connected there.
 * It covers any other namespace unless another wallet is connected, being asked or being restored there.
 */
function started(standing: ConnectionState, flow: string, { way, by }: Started) {
  const [first] = namespacesOf(standing.offered)
  const isFree = (namespace: Namespace) =>
    (walletIn(standing, namespace)?.connector ?? frameConnector) === frameConnector
  return connection.attemptStarted({
    flow,
    ...(by === 'host' && { by }),
    connector: frameConnector,
    wallet: frameWallet(way),
    namespaces: servedNamespaces(frameConnector).filter((name) => name === first || isFree(name)),
  })
}

/** Returns whether the frame has accepted the visitor of a current flow. */
function isAccepted({ email: byMail, social: byAccount }: BootState, flow: string): boolean {
  return [byMail?.flow, byAccount?.flow].some((one) => one?.id === flow && one.step === 'accepted')
}

/** Returns the method of a sign-in, and who started it. Null unless the flow is current. */
function signInOf({ email: byMail, social: byAccount }: StateOf<'frame'>, flow: string): Started | null {
  if (byMail.flow?.id === flow) return { way: 'email', by: byMail.flow.by }
  return byAccount.flow?.id === flow ? { way: byAccount.flow.provider, by: byAccount.flow.by } : null
}
