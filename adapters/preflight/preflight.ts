import { namespaceOf } from '../../core/domain/values/caip.ts'
import { simulationLimit } from '../../core/domain/limits.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Preflight } from '../../core/ports/preflight.ts'
import type { RpcEndpoint } from '../json-rpc/rpc-endpoint.ts'
import { lateSolanaSend } from '../send/late-solana-send.ts'
import { nodeQuestions } from '../send/node-questions.ts'
import { createTokenFacts } from './token-facts.ts'
import { tryCalls } from './simulation.ts'

/** The access to nodes. */
export type PreflightParts = {
  readonly evm: Pick<EvmChain, 'ask'>
  readonly endpoint?: RpcEndpoint | undefined
  /** The time for each method of a simulation, in milliseconds. */
  readonly limit?: number
  /** The preflight on Solana, if Send shares its own. */
  readonly solana?: Preflight
}

/** Creates the port that reads from a chain's nodes the facts that a signature depends on. */
export function createPreflight({
  evm,
  endpoint,
  limit = simulationLimit,
  solana = lateSolanaSend(endpoint),
}: PreflightParts): Preflight {
  const onEvm = createEvmPreflight(evm, limit)
  return {
    inspect: (inspection, signal) => {
      const namespace = namespaceOf(inspection.network.id)
      if (namespace === 'solana') return solana.inspect(inspection, signal)
      if (namespace === 'eip155') return onEvm.inspect(inspection, signal)
      return Promise.resolve({ tokens: [], trial: null })
    },
  }
}

function createEvmPreflight(evm: Pick<EvmChain, 'ask'>, limit: number): Preflight {
  const tokenFacts = createTokenFacts(evm)
  return {
    inspect: async ({ network, review, calls, scope }, signal) => {
      const node = nodeQuestions(evm, network, signal)
      const [tokens, trial] = await Promise.all([
        tokenFacts(
          network,
          review.shown.flatMap(({ address }) => (address === null ? [] : [address])),
          signal,
        ),
        scope === 'tokens' ? null : tryCalls({ ...node, limit }, network.id, review, calls),
      ])
      return { tokens, trial }
    },
  }
}
