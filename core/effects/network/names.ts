import { knownNetworkName } from '../../domain/network/names.ts'
import { connection } from '../../events/connection/connection.ts'
import { network } from '../../events/network/network.ts'
import { chainsNotOffered } from '../../selectors/network/chains-not-offered.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Stores the name of a known network that a wallet is on and the host does not offer, once. */
export const recognizeNetworks = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'network-names'),
    on(connection.established, connection.resumed, connection.chainChanged),
    onOptionsChange(on, 'networks'),
  ).pipe(
    decide(() =>
      chainsNotOffered(state()).flatMap((chainId) => {
        const name = state().network.names[chainId] === undefined ? knownNetworkName(chainId) : null
        return name === null ? [] : [network.recognized({ chainId, name })]
      }),
    ),
  ),
)
