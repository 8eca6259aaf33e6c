import { namespaceOf } from '../../core/domain/caip.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Preflight } from '../../core/ports/preflight.ts'
import { nodeQuestions } from '../send/node-questions.ts'
import { createTokenFacts } from './token-facts.ts'
import { tryCalls } from './trial.ts'

/** Reads from the nodes of a chain what a signature depends on. */
export function createPreflight({ evm }: { readonly evm: Pick<EvmChain, 'ask'> }): Preflight {
  const tokenFacts = createTokenFacts(evm)
  return {
    inspect: async ({ network, review, calls, scope }, signal) => {
      if (namespaceOf(network.id) !== 'eip155') return { tokens: [], trial: null }
      const node = nodeQuestions(evm, network, signal)
      const [tokens, trial] = await Promise.all([
        tokenFacts(
          network,
          review.shown.flatMap(({ address }) => (address === null ? [] : [address])),
          signal,
        ),
        scope === 'tokens' ? null : tryCalls(node, review, calls),
      ])
      return { tokens, trial }
    },
  }
}
