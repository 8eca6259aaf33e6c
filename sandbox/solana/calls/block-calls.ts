import { nodeVersion, withContext, type Call } from './call.ts'
import { genesisHash } from '../cluster.ts'
import { readCommitment, slotsUntil } from './commitment.ts'
import { checkContextSlot, readOptions } from './parameters.ts'
import { slotsOfEpoch } from '../slot-clock.ts'
import type { SolanaNode } from '../solana-node.ts'

/** The methods that read the chain itself. */
export const blockCalls: Readonly<Record<string, Call>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 3_604_001_754, 'solana-core': nodeVersion }),
  getGenesisHash: () => genesisHash,
  getSlot: (node, params) => slotAt(node, readOptions(params, 0)),
  getBlockHeight: (node, params) => node.clock.heightAt(slotAt(node, readOptions(params, 0))),
  getEpochInfo(node, params) {
    const absoluteSlot = slotAt(node, readOptions(params, 0))
    return {
      absoluteSlot,
      blockHeight: node.clock.heightAt(absoluteSlot),
      epoch: Math.floor(absoluteSlot / slotsOfEpoch),
      slotIndex: absoluteSlot % slotsOfEpoch,
      slotsInEpoch: slotsOfEpoch,
      transactionCount: node.history.all().length,
    }
  },
  getLatestBlockhash(node, params) {
    const blockhash = node.blockhashes.of(slotAt(node, readOptions(params, 0)))
    const lastValidBlockHeight = node.blockhashes.lastHeight(blockhash)
    return withContext(node, { blockhash, lastValidBlockHeight })
  },
  isBlockhashValid(node, params) {
    checkContextSlot(node, readOptions(params, 1))
    return withContext(node, node.blockhashes.lastHeight(String(params[0])) !== null)
  },
  getRecentPrioritizationFees(node) {
    const slots = node.history
      .all()
      .slice(-150)
      .map(({ slot }) => slot)
    return [...new Set(slots)].map((slot) => ({ prioritizationFee: 0, slot }))
  },
}

function slotAt(node: SolanaNode, options: Readonly<Record<string, unknown>>): number {
  checkContextSlot(node, options)
  return node.clock.slot() - slotsUntil[readCommitment(options['commitment'])]
}
