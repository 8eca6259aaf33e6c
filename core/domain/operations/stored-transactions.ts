import { isAddress } from '../account/account.ts'
import { parseRequestedTransaction } from './request/requested-transaction.ts'
import { isChainId } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'
import { parseRecord } from '../values/parse-record.ts'
import type { OwnBundle } from './own-bundle.ts'
import { isHash, maxStoredTransactions } from './sent-transaction.ts'
import type { SentTransaction } from './sent-transaction.ts'
import { isOpen } from './settlement/settlement.ts'
import { settlements } from './settlement/settlement-outcome.ts'
import { fieldsIn } from '../values/fields.ts'
import type { Settlement } from './settlement/settlement.ts'

const version = 1

/** The latest valid time of a Date, in milliseconds since 1970. */
const lastTime = 8.64e15

/**
 * Returns the text to store for the next visit. It includes the requested transaction until the end, because the mined one is compared with it.
 * Amounts and contracts of ended transactions are omitted, because they are private.
 */
export function transactionsText(
  sent: readonly SentTransaction[],
  bundles: readonly OwnBundle[] = [],
): string {
  return JSON.stringify({
    v: version,
    transactions: sent.map(storedFields),
    ...(bundles.length > 0 && { bundles }),
  })
}

function storedFields(sent: SentTransaction): SentTransaction {
  const { chainId, address, hash, sentAt, isCall, nonce, actionDigest, askedAt, asked, settlement } = sent
  const isEnded = settlement !== null && !isOpen(settlement)
  return {
    chainId,
    address,
    hash,
    sentAt,
    value: null,
    isCall,
    called: null,
    nonce,
    ...(actionDigest !== undefined && { actionDigest }),
    ...(!isEnded && askedAt !== undefined && { askedAt }),
    ...(!isEnded && asked && { asked }),
    settlement: settlement && endOf(settlement),
  }
}

/** Returns an outcome without amounts and accounts. */
function endOf({ outcome, replacement, isUnchecked }: Settlement): Settlement {
  return { outcome, replacement, ...(isUnchecked && { isUnchecked }) }
}

/** Parses the transactions of an earlier visit. Invalid data counts as nothing. */
export function parseTransactions(text: string | null): readonly SentTransaction[] {
  const { v, transactions } = parseRecord(text)
  return v === version && Array.isArray(transactions)
    ? transactions.flatMap((one) => keptTransaction(one) ?? []).slice(0, maxStoredTransactions)
    : []
}

/** Returns whether a newer version wrote the record, so that it must not be overwritten. */
export function isStoredByNewer(text: string | null): boolean {
  const { v } = parseRecord(text)
  return typeof v === 'number' && v > version
}

function keptTransaction(given: unknown): SentTransaction | null {
  const { chainId, address, hash, sentAt, isCall, nonce, actionDigest, settlement, ...more } = fieldsIn(given)
  if (!isChainId(chainId) || !isAddress(address) || !isHash(hash, chainId) || !isTime(sentAt)) return null
  const asked = parseRequestedTransaction(more.asked)
  return {
    chainId,
    address,
    hash,
    sentAt,
    value: null,
    isCall: isCall === true,
    called: null,
    nonce: isCount(nonce) ? nonce : null,
    ...(isDigest(actionDigest) && { actionDigest }),
    ...(isTime(more.askedAt) && { askedAt: more.askedAt }),
    ...(asked && { asked }),
    settlement: settlementOf(settlement, chainId),
  }
}

function settlementOf(given: unknown, chainId: ChainId): Settlement | null {
  const { outcome: named, replacement: other, isUnchecked } = fieldsIn(given)
  const outcome = settlements.find((name) => name === named)
  if (outcome === undefined) return null
  const replacement = isHash(other, chainId) ? other : null
  return { outcome, replacement, ...(isUnchecked === true && { isUnchecked }) }
}

function isTime(given: unknown): given is number {
  return typeof given === 'number' && given >= 0 && given <= lastTime
}

function isCount(given: unknown): given is number {
  return Number.isSafeInteger(given) && Number(given) >= 0
}

function isDigest(given: unknown): given is string {
  return typeof given === 'string' && /^0x[\da-f]{64}$/.test(given)
}
