import { withContext, type Call } from './call.ts'
import { commitmentOf, readCommitment, slotsUntil } from './commitment.ts'
import { checkContextSlot, readAddress, readOptions, readSignature } from './parameters.ts'
import { invalidParams } from './rpc-error.ts'
import type { SolanaNode } from '../solana-node.ts'
import type { TransactionRecord } from '../ledger/transaction-record.ts'
import { writeSummary, writeTransaction } from '../ledger/transaction-writing.ts'

const mostSignatures = 1_000
const mostStatuses = 256

/** The methods that read the history of transactions. */
export const historyCalls: Readonly<Record<string, Call>> = {
  getSignatureStatuses(node, params) {
    const signatures: readonly unknown[] = Array.isArray(params[0]) ? params[0] : []
    if (signatures.length > mostStatuses) {
      throw invalidParams(`Too many inputs provided; max ${mostStatuses}`)
    }
    const records = signatures.map((signature) => node.history.find(readSignature(signature)))
    return withContext(
      node,
      records.map((record) => record && writeStatus(node, record)),
    )
  },
  getSignaturesForAddress(node, params) {
    const address = readAddress(params[0])
    const options = readOptions(params, 1)
    checkContextSlot(node, options)
    const { limit = mostSignatures } = options
    if (typeof limit !== 'number' || limit < 1 || limit > mostSignatures) {
      throw invalidParams(`Invalid limit; max ${mostSignatures}`)
    }
    const all = node.history.of(address).filter((record) => hasReached(node, record, options['commitment']))
    const placeOf = (signature: unknown) => all.findIndex((record) => record.signature === signature)
    const begin = options['before'] === undefined ? 0 : placeOf(options['before']) + 1
    const end = options['until'] === undefined ? -1 : placeOf(options['until'])
    return all
      .slice(begin, end < 0 ? undefined : end)
      .slice(0, limit)
      .map((record) => writeSummary(record, commitmentOf(record.slot, node.clock.slot())))
  },
  getTransaction(node, params) {
    const record = node.history.find(readSignature(params[0]))
    const wish = typeof params[1] === 'string' ? { encoding: params[1] } : readOptions(params, 1)
    const commitment = 'commitment' in wish ? wish['commitment'] : undefined
    return record && hasReached(node, record, commitment) ? writeTransaction(record, wish) : null
  },
}

function hasReached(node: SolanaNode, record: TransactionRecord, commitment: unknown): boolean {
  return node.clock.slot() - record.slot >= slotsUntil[readCommitment(commitment)]
}

function writeStatus(node: SolanaNode, { slot, outcome }: TransactionRecord): unknown {
  const confirmationStatus = commitmentOf(slot, node.clock.slot())
  const err = outcome.failure?.err ?? null
  return {
    confirmationStatus,
    confirmations: confirmationStatus === 'finalized' ? null : node.clock.slot() - slot,
    err,
    slot,
    status: err === null ? { Ok: null } : { Err: err },
  }
}
