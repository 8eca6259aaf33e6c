import { isSameAccount } from '../domain/same-account.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import type { SentTransaction } from '../domain/sent-transaction.ts'
import { isOpen } from '../domain/settlement.ts'
import type { StateOf } from '../reducers/root.ts'
import { mostMoved, movedBy } from '../reducers/token-balances.ts'
import type { MovedTokens } from '../reducers/token-balances.ts'

/** Which tokens of an account are to be read from the chain itself: what its own transactions moved, those too that ended before anybody looked at it. */
export function movedTokens(state: StateOf<'token-balances'>, holder: AccountOnChain): MovedTokens['tokens'] {
  const sent = state.ownTransactions?.sent ?? []
  const ended = sent.filter(
    (one) => isSameAccount(one, holder) && one.settlement !== null && !isOpen(one.settlement),
  )
  const known = [...ended.toReversed().flatMap(tokensOf), ...movedBy(state.tokenBalances, holder)]
  return [...new Set(known)].slice(-mostMoved)
}

/** What a transaction may have moved: the coin, and where it called a contract, that one's token. */
export function tokensOf({ called }: Pick<SentTransaction, 'called'>): (string | null)[] {
  return called === null ? [null] : [null, called]
}
