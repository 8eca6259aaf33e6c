import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Transactions } from '../../core/ports/transactions.ts'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import type { SeenPage } from '../chain-socket/chain-socket.ts'
import type { HttpParts } from '../http/http.ts'
import { findEvmSettlement } from './find-evm-settlement.ts'
import { createHistory } from './history.ts'
import { createSettlement, settlementTimes } from './settlement.ts'
import type { SettlementQuestion, SettlementTimes } from './settlement.ts'
import { findSolanaSettlement } from './find-solana-settlement.ts'
import type { ReadSignature } from './find-solana-settlement.ts'

/** The service's settings, the project id, and the port that asks EVM nodes. `page` is the document by default. */
export type TransactionsServices = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  readonly evm: Pick<EvmChain, 'ask'>
  readonly page?: SeenPage | null
  readonly times?: SettlementTimes
}

const loadSignatureStatus = /* @__PURE__ */ timelyChunk(
  'createSignatureStatus',
  () => import('../solana/signature-status.ts'),
)

/** Creates the port for histories, which a service answers, and for settlements, which the nodes answer. */
export function createTransactions({
  evm,
  page,
  times = settlementTimes,
  ...service
}: TransactionsServices): Transactions {
  const endpoint = { base: service.base, projectId: service.projectId }
  const readSignature: ReadSignature = async (request, signal) => {
    const { createSignatureStatus } = await loadSignatureStatus()
    return createSignatureStatus({ endpoint })(request, signal)
  }
  return {
    history: createHistory(service),
    settlement: createSettlement({
      pollFor: (question, passed) =>
        isOfSolana(question)
          ? findSolanaSettlement(readSignature, question, passed)
          : findEvmSettlement(evm, question),
      ...(page !== undefined && { page }),
      times,
    }),
  }
}

function isOfSolana({ network }: SettlementQuestion): boolean {
  return namespaceOf(network.id) === 'solana'
}
