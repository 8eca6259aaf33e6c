import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { networkOf } from '../../domain/network/network.ts'
import { reachedBy } from '../../domain/network/node-urls.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import { features } from '../../events/features.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import { chainsNotOffered } from '../../selectors/network/chains-not-offered.ts'
import {
  awaitingSwitches,
  runningSwitches,
  switchesSupersededBy,
  switchTo,
} from '../../selectors/network/network-switch.ts'
import { sessionInNamespace, connectedSessions, sessionOf } from '../../selectors/sessions/sessions.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Stores a chosen network as the preferred one while no wallet is connected. Otherwise asks the wallet of its namespace to switch, once for each
 * chain.
 * Asks a wallet to stay if it is being asked to leave the chain. Does not ask a locked wallet.
 */
export const chooseNetwork = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(network.chosen).pipe(
    decide(({ id, data: { chainId, by } }) => {
      const origin = by && { by }
      if (!networkOf(state().options?.networks ?? [], chainId))
        return network.switchFailed({ attempt: id, chainId, failure: { code: 'chain-not-added' } })
      const session = sessionInNamespace(state().connection, namespaceOf(chainId))
      if (session?.isLocked)
        return network.switchFailed({ attempt: id, chainId, failure: { code: 'unauthorized' } })
      if (switchTo(state().network, chainId) !== null) return null
      const isElsewhere = !session && connectedSessions(state().connection).length > 0
      if (isElsewhere && isTurnedOff(state().options, 'switch-active-chain'))
        return network.switchFailed({ attempt: id, chainId, failure: { code: 'unauthorized' } })
      if (isElsewhere) return elsewhere(state(), { attempt: id, ...origin, chainId })
      const isThere = !session || (session.chainId === chainId && !isAskedAway(state(), session))
      if (isThere) return network.preferred({ ...origin, chainId })
      return network.switchStarted({ attempt: id, ...origin, session: session.session, chainId })
    }),
  ),
)

/** Ends a switch that another one of its kind replaced while both wait for a wallet. */
export const endReplacedSwitch = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(network.switchStarted).pipe(
    decide(({ data: { attempt: by } }) =>
      switchesSupersededBy(state().network, by).map((attempt) => network.switchSuperseded({ attempt, by })),
    ),
  ),
)

/** Asks the wallet to switch. If it does not know the chain, asks it next to add the chain. Does not wait for a wallet that was seen to switch. */
export const switchNetwork = defineEffect<StateOf<'modal'>>(({ on, state, ports, latestPer }) =>
  on(network.switchStarted, network.switched).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'person',
      linger: ({ data: { attempt } }) => network.switchDelayed({ attempt }),
      ask: ({ data }, signal) => {
        const asked = standing(state(), data)
        if (!asked) return null
        const { connector, wallet } = asked.reached
        return ports.connectors[connector].switchNetwork(
          { walletKey: wallet.key, chainId: data.chainId },
          signal,
        )
      },
      then: (answer, { data }) => arrived(state(), data, answer.chainId),
      fail: (failure, { data }) => {
        const asked = standing(state(), data)
        const isOffered = networkOf(state().options?.networks ?? [], data.chainId) !== null
        return asked && failure.code === 'chain-not-added' && isOffered
          ? network.unknownToWallet({ ...data, session: asked.session })
          : refused(state(), data, failure)
      },
    }),
  ),
)

/** Requests the names of networks that the host does not offer, once a wallet is on one of them. */
export const requestNetworkNames = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'modal'),
    on(connection.established, connection.resumed, connection.chainChanged),
    onOptionsChange(on, 'networks', 'features'),
  ).pipe(
    decide(() =>
      chainsNotOffered(state()).length > 0 &&
      state().features['network-names'] === undefined &&
      !isTurnedOff(state().options, 'network-names')
        ? features.requested({ feature: 'network-names' })
        : null,
    ),
  ),
)

/** Ends a switch successfully if its wallet is seen to be on the chain, whether or not the wallet answers. */
export const noticeSwitch = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(connection.chainChanged).pipe(
    decide(({ flow, data: { chainId } }) => {
      const attempt = switchTo(state().network, chainId)
      const isThere = sessionOf(state().connection, namespaceOf(chainId))?.chainId === chainId
      return attempt !== null && attempt !== flow && isThere ? network.switched({ attempt, chainId }) : null
    }),
  ),
)

/** Ends a switch whose session ends before its wallet has answered. */
export const endOrphanedSwitch = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(...connectionEndings).pipe(
    decide(({ data }) =>
      runningSwitches(state().network)
        .filter(({ session }) => session === data.session)
        .map(({ id, chainId }) => failed({ attempt: id, chainId }, { code: 'aborted' })),
    ),
  ),
)

/** Ends the switches that wait for a wallet of another namespace if the code that leads to one does not load. */
export const endSwitchInVain = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(features.loadFailed).pipe(
    decide(({ data: { feature, failure } }) =>
      feature === 'switch-active-chain'
        ? awaitingSwitches(state().network).map(({ id, chainId }) =>
            failed({ attempt: id, chainId }, failure),
          )
        : null,
    ),
  ),
)

/** Asks the wallet to add the chain and switch to it (EIP-3085). */
export const addNetwork = defineEffect<StateOf<'modal'>>(({ on, state, ports, latestPer }) =>
  on(network.unknownToWallet, network.switched).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'person',
      linger: ({ data: { attempt } }) => network.switchDelayed({ attempt }),
      ask: ({ data }, signal) => {
        const options = state().options
        const offered = options && networkOf(options.networks, data.chainId)
        const reached = standing(state(), data)?.reached
        if (!offered || !reached) return null
        const added = reachedBy(offered, options.rpcUrls)
        return ports.connectors[reached.connector].addNetwork(
          { walletKey: reached.wallet.key, network: added },
          signal,
        )
      },
      then: (answer, { data }) => arrived(state(), data, answer.chainId),
      fail: (failure, { data }) => refused(state(), data, failure),
    }),
  ),
)

/**
 * Returns the events of a switch that needs a wallet of another kind first, in the view that leads to one. If that view is in the history already, it
 * stays.
 */
function elsewhere(
  { modal: { open }, network: known }: StateOf<'modal'>,
  choice: { readonly attempt: string; readonly by?: FlowOrigin; readonly chainId: ChainId },
) {
  const view = { view: 'SwitchActiveChain' } as const
  const isSwitchOpen = awaitingSwitches(known).some(
    (one) => namespaceOf(one.chainId) === namespaceOf(choice.chainId),
  )
  return [
    ...(open && isSwitchOpen ? [] : [open ? router.viewPushed(view) : modal.opened(view)]),
    network.switchStarted({ ...choice, session: null }),
  ]
}

/** Returns whether the wallet of a session is being asked to switch to another chain. */
function isAskedAway(
  { network: known }: StateOf<'modal'>,
  { session, namespace }: SessionInNamespace,
): boolean {
  return runningSwitches(known, namespace).some((one) => one.session === session)
}

type Asked = { readonly attempt: string; readonly session?: string | null; readonly chainId: ChainId }

/** Returns the session whose wallet is asked, while it exists. */
function standing({ connection: { sessions } }: StateOf<'modal'>, { session }: Asked) {
  const reached = sessions[session ?? '']
  return session && reached ? { session, reached } : null
}

/** Returns the result of a switch by the wallet's own answer, while its session exists. A wallet that stayed on another chain has not switched. */
function arrived(state: StateOf<'modal'>, asked: Asked, chainId: ChainId): readonly EventInput[] {
  const session = standing(state, asked)?.session
  if (session === undefined) return []
  const now = connection.chainChanged({ session, namespace: namespaceOf(chainId), chainId })
  const { attempt } = asked
  return chainId === asked.chainId
    ? [now, network.switched({ attempt, chainId })]
    : [now, failed(asked, { code: 'chain-mismatch', detail: `The wallet stayed on ${chainId}.` })]
}

function refused(state: StateOf<'modal'>, asked: Asked, failure: Failure) {
  return standing(state, asked) ? failed(asked, failure) : null
}

function failed({ attempt, chainId }: Asked, failure: Failure) {
  return network.switchFailed({ attempt, chainId, failure })
}
