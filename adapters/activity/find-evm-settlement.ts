import { firstValueFrom, from } from 'rxjs'
import { isSameAddress, isSameHash } from '../../core/domain/account/same-account.ts'
import type { Settlement, PendingFacts } from '../../core/domain/operations/settlement/settlement.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import type { Poll, SettlementQuestion } from './settlement.ts'
import { isFields } from '../../core/domain/values/fields.ts'
import type { Fields } from '../../core/domain/values/fields.ts'
import type { ChainRpc } from './mined/chain-rpc.ts'
import { compareWithRequest } from './mined/compare-with-request.ts'
import { createMinedAge } from './mined/mined-age.ts'
import { receiptIn } from './mined/receipt.ts'
import type { Receipt } from './mined/receipt.ts'
import { nonceUser, replacementReason } from './nonce-user.ts'
import type { NonceUser } from './nonce-user.ts'
import { actionOf, digestOf, quantity } from './transaction-action.ts'
import { hasDoneNothing } from './user-operation.ts'

/**
 * `mostMisses`: how many polls in a row may not find a transaction that a node once knew, before it counts as dropped. `mostSearches`: how many
 * polls may not find the transaction that used the nonce, before the result is `replaced`.
 */
const mostMisses = 15
const mostSearches = 5

/** How many polls in a row must find nothing at the end, before the transaction counts as one that no node ever knew. */
const leastMisses = 2

/** What earlier polls found about the transaction. */
type Findings = {
  /** A wallet may send from another account than the page knows. Nonces are counted per account. */
  sender: string
  nonce: bigint | null
  action: string | null
  /** Whether the nonce and the action are known to the core. */
  isReported: boolean
  /** Whether a node has ever known the transaction. */
  isKnown: boolean
  /** Polls in a row that did not find the transaction. */
  misses: number
  /** Polls that did not find the transaction that used the nonce. */
  searches: number
  /** Polls that found the receipt without the transaction. */
  unread: number
}

/** One poll: the question, the findings so far, and the node. `judge` compares a mined transaction with the request. */
type Search = {
  readonly question: SettlementQuestion
  readonly findings: Findings
  readonly ask: ChainRpc
  readonly judge: (transaction: Fields, receipt: Receipt) => Promise<Settlement | null>
}

/**
 * Looks for an EVM transaction. Reads its receipt first. Without a receipt, checks whether another transaction used its nonce, or whether no node
 * knows the transaction any more. Compares a mined transaction with the request that the wallet got.
 */
export function findEvmSettlement(
  evm: Pick<EvmChain, 'ask'>,
  question: SettlementQuestion,
  now: () => number = Date.now,
): Poll {
  const { network, address, nonce, actionDigest, asked, askedAt, lastNonce } = question
  const findings: Findings = {
    sender: address,
    nonce: nonce === null ? null : BigInt(nonce),
    action: null,
    isReported: nonce !== null && actionDigest !== undefined,
    isKnown: nonce !== null,
    misses: 0,
    searches: 0,
    unread: 0,
  }
  const isMinedBefore = createMinedAge()
  const poll = (signal: AbortSignal) => {
    const ask: ChainRpc = (method, ...params) =>
      firstValueFrom(from(evm.ask({ network, method, params }, signal)))
    const judge: Search['judge'] = async (transaction, receipt) => {
      if (!asked)
        return settled(receipt.status === '0x0' || hasDoneNothing(receipt, address) ? 'failed' : 'confirmed')
      const compared = { transaction, receipt, account: address, asked, askedAt, lastNonce }
      return compareWithRequest(ask, { ...compared, now: now(), isMinedBefore })
    }
    return pollOnce({ question, findings, ask, judge })
  }
  return Object.assign(poll, {
    /** Returns the result to report when the search ends without one. */
    atEnd: () => settled(findings.isKnown || findings.misses < leastMisses ? 'unsettled' : 'unknown'),
  })
}

async function pollOnce(search: Search): Promise<Settlement | PendingFacts | null> {
  const { question, findings, ask } = search
  const { hash, asked } = question
  const receipt = await receiptOf(ask, hash)
  if (receipt && !asked) return byReceipt(search, receipt, null)
  const known = await ask('eth_getTransactionByHash', hash)
  const own = isFields(known) ? known : null
  if (receipt) return byReceipt(search, receipt, own)
  addPending(findings, own)
  const { sender, nonce } = findings
  const count = quantity(await ask('eth_getTransactionCount', sender, 'latest'))
  if (nonce !== null && count !== null && count > nonce) return byUsedNonce(search, nonce, own)
  const facts = await unreportedFacts(search)
  if (facts) return facts
  return nonce !== null && findings.misses >= mostMisses ? settled('dropped') : null
}

/** Returns how the transaction ended, by its receipt. Returns null until a node says what the transaction does. */
async function byReceipt(
  { question, findings, judge }: Search,
  receipt: Receipt,
  known: Fields | null,
): Promise<Settlement | null> {
  findings.isKnown = true
  if (!question.asked || known) return judge(known ?? {}, receipt)
  findings.unread += 1
  if (findings.unread < mostSearches) return null
  return { ...settled(receipt.status === '0x0' ? 'failed' : 'confirmed'), isUnchecked: true }
}

/** Adds a pending transaction, or a miss, to the findings. */
function addPending(findings: Findings, own: Fields | null): void {
  if (!own) {
    findings.misses += 1
    return
  }
  if (typeof own.from === 'string') findings.sender = own.from
  findings.misses = 0
  findings.isKnown = true
  findings.nonce ??= quantity(own.nonce)
  findings.action = actionOf(own)
}

/** Returns how a transaction ended whose nonce is used. Returns null until that is certain. */
async function byUsedNonce(search: Search, nonce: bigint, own: Fields | null): Promise<Settlement | null> {
  const { question, findings, ask } = search
  const { hash } = question
  const late = await receiptOf(ask, hash)
  if (late) return byReceipt(search, late, own)
  const user = await nonceUser(ask, findings.sender, nonce)
  // One node may count a block that another node has not read yet. So the transaction's own receipt may still arrive.
  if (user && isSameHash(user.hash, hash)) return null
  if (user) return byReplacement(search, user, await receiptOf(ask, user.hash))
  findings.searches += 1
  return findings.searches < mostSearches ? null : settled('replaced')
}

/** Returns how the transaction ended that used the nonce. Returns null until its receipt arrives. */
async function byReplacement(
  { question, findings, judge }: Search,
  user: NonceUser,
  receipt: Receipt | null,
): Promise<Settlement | null> {
  const replacement = user.hash
  const reason = await replacementReason(user, findings.action, question.actionDigest)
  if (!question.asked) {
    const hasFailed = reason === 'sped-up' && receipt?.status === '0x0'
    return { outcome: hasFailed ? 'failed' : reason, replacement }
  }
  const found = receipt && (await judge(user, receipt))
  if (!found) return null
  if (found.outcome === 'confirmed') return { ...found, outcome: 'sped-up', replacement }
  // A cancellation moves nothing. For any other replacement, the answer says what it did.
  return reason === 'cancelled' ? { outcome: reason, replacement } : { ...found, replacement }
}

/** Returns the nonce and the action of a pending transaction, once. */
async function unreportedFacts({ question, findings }: Search): Promise<PendingFacts | null> {
  const { sender, nonce, action, isReported } = findings
  if (isReported || action === null || nonce === null || !isSameAddress(sender, question.address)) return null
  findings.isReported = true
  return { nonce: Number(nonce), actionDigest: (await digestOf(action)) ?? undefined }
}

async function receiptOf(ask: ChainRpc, hash: string): Promise<Receipt | null> {
  return receiptIn(await ask('eth_getTransactionReceipt', hash), hash)
}

function settled(outcome: Settlement['outcome']): Settlement {
  return { outcome, replacement: null }
}
