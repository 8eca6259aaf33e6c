import { defaultNamespace, namespaceOf } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { nodeLimit } from '../../domain/limits.ts'
import { nodes } from '../../events/network/nodes.ts'
import type { StateOf } from '../../reducers/root.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect } from '../streams/define-effect.ts'

const notOnOffer: Failure = { code: 'chain-unsupported', detail: 'No EVM network of that id is on offer.' }

/** Answers requests from the nodes of an offered EVM network, instead of the wallet. Uses the host's RPC URLs. */
export const askNodes = defineEffect<StateOf<'modal'>>(({ on, state, ports, together }) =>
  on(nodes.asked).pipe(
    together({
      limit: nodeLimit,
      ask: ({ data: { chainId, method, params } }, signal) => {
        const network = namespaceOf(chainId) === defaultNamespace ? reachable(state(), chainId) : null
        if (!network) throw notOnOffer
        return ports.chains.eip155.ask({ network, method, params }, signal)
      },
      then: (result, { id }) => nodes.answered({ request: id, result }),
      fail: (failure, { id }) => nodes.failed({ request: id, failure }),
    }),
  ),
)
