import { ofAccount } from '../../domain/account/by-account.ts'
import { isSameEnd } from '../../domain/operations/settlement/ended-transfer.ts'
import type { EndedTransfer } from '../../domain/operations/settlement/ended-transfer.ts'
import { longestMemory } from '../../domain/tokens/fresh-balances.ts'
import { isSameAccount, isSameHash } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import { isSameToken } from '../../domain/tokens/balances.ts'
import { mostMoved, movedBy } from '../../reducers/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'

/** The tokens to read from the chain itself, and the ended transactions that are the reason. */
type ForcedTokens = {
  readonly forced: readonly (string | null)[]
  readonly ended: readonly EndedTransfer[]
}

/**
 * Returns the tokens of an account that have to be read from the chain itself, because its own transactions may have moved them. Each is named once.
 * Includes transactions that ended before the account was shown, unless the service has counted them by now.
 */
export function movedTokens(
  state: StateOf<'token-balances'>,
  holder: AccountOnChain,
  at: number,
): ForcedTokens {
  const recent = (state.ownTransactions?.sent ?? []).filter(
    (one) =>
      isSameAccount(one, holder) &&
      one.settlement !== null &&
      !isOpen(one.settlement) &&
      at - one.sentAt < longestMemory,
  )
  const { counted } = state.tokenBalances
  const open = recent
    .reverse()
    .flatMap((one) =>
      (one.settlement?.outcome === 'failed' ? [null] : tokensOf(state, one))
        .map((token) => ({ hash: one.hash, token }))
        .filter((end) => !counted.some((known) => isSameEnd(known, end))),
    )
  const known = [...open.map(({ token }) => token), ...movedBy(state.tokenBalances, holder)]
  const forced = [...new Set(known)].slice(-mostMoved)
  return { forced, ended: open.filter(({ token }) => forced.includes(token)) }
}

/**
 * Returns what a transaction may have moved: the coin (null), and the called contract if it is a token.
 * It counts as one if the account holds it, or if the transaction is a transfer of this page.
 */
export function tokensOf(
  state: StateOf<'token-balances'>,
  sent: Pick<SentTransaction, 'chainId' | 'address' | 'hash' | 'called'>,
): (string | null)[] {
  const { called } = sent
  if (called === null) return [null]
  const held = ofAccount(state.tokenBalances.holdings, sent)?.tokens ?? []
  const found = held.find((token) => isSameToken(token, { address: called }))
  return found || isSentHere(state, sent.hash) ? [null, called] : [null]
}

/** Returns whether a transaction is a transfer of this page. */
function isSentHere({ send }: StateOf<'token-balances'>, hash: string): boolean {
  return Object.values(send?.sendings ?? {}).some((one) => one.hash !== null && isSameHash(one.hash, hash))
}
