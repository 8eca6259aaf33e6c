import type { Draft } from 'immer'
import { isSameAccount } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { accountKey, accountsIn, ofAccount } from '../../domain/account/by-account.ts'
import type { ByAccount } from '../../domain/account/by-account.ts'
import type { EndedTransfer } from '../../domain/operations/settlement/ended-transfer.ts'
import { freshAfter } from '../../domain/tokens/fresh-balances.ts'
import type { FreshBalance } from '../../domain/tokens/fresh-balances.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The tokens of one address on one chain. While they are read again, and after a failure, the old list stays. */
export type Holdings = {
  readonly chainId: ChainId
  readonly address: string
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly tokens: readonly HeldToken[] | null
  readonly failure: Failure | null
  /** How many times in a row the service has failed. */
  readonly failuresInARow: number
  /** The tokens that the running question requests to be read from the chain. */
  readonly forcing: readonly (string | null)[]
  /** Balances that the chain gave after transactions, and that the service may not know yet. */
  readonly fresh: readonly FreshBalance[]
}

/** Tokens (null is the coin) that own transactions of an account have moved since they were read. */
type MovedTokens = AccountOnChain & { readonly tokens: readonly (string | null)[] }

/** The tokens of the accounts, and which tokens have to be read from the chain itself. */
type TokenBalancesState = {
  readonly holdings: ByAccount<Holdings>
  readonly moved: readonly MovedTokens[]
  /** The tokens of ended transactions that were read since then. */
  readonly counted: readonly EndedTransfer[]
}

const initial: TokenBalancesState = { holdings: {}, moved: [], counted: [] }

/** How many moved tokens are stored for an account, because a question names them all. Then the number of accounts, and of counted transfers. */
export const mostMoved = 20
const mostHolders = 10
const mostCounted = 100

/** Returns the tokens that own transactions of an account have moved since they were read. Includes those that a running question names. */
export function movedBy(
  { moved, holdings }: Pick<TokenBalancesState, 'moved' | 'holdings'>,
  holder: AccountOnChain,
): MovedTokens['tokens'] {
  const waiting = moved.find((one) => isSameAccount(one, holder))?.tokens ?? []
  return [...new Set([...(ofAccount(holdings, holder)?.forcing ?? []), ...waiting])]
}

/** Returns the balances that the chain gave after an account's transactions. */
export function freshOf({ holdings }: TokenBalancesState, holder: AccountOnChain): readonly FreshBalance[] {
  return ofAccount(holdings, holder)?.fresh ?? []
}

declare module '../root.ts' {
  interface LateBranches {
    readonly tokenBalances: ['token-balances', TokenBalancesState]
  }
}

/** Reduces the tokens of each account. Ignores an answer that is not awaited. Forgets everything once the host switches the feature off. */
export const tokenBalancesSlice = defineSlice<TokenBalancesState>(initial, (when) => [
  when([tokenBalances.requested], (draft, { data: { chainId, address, forced = [] } }) => {
    const data = { chainId, address }
    const before = ofAccount<Draft<Holdings>>(draft.holdings, data)
    draft.moved = draft.moved.filter((one) => !isSameAccount(one, data))
    draft.holdings[accountKey(data)] = {
      ...data,
      status: 'loading',
      tokens: before?.tokens ?? null,
      failure: null,
      failuresInARow: before?.failuresInARow ?? 0,
      forcing: [...forced],
      fresh: before?.fresh ?? [],
    }
  }),
  when([tokenBalances.received], (draft, { at, data }) => {
    const holdings = ofAccount<Draft<Holdings>>(draft.holdings, data)
    if (!holdings) return
    const { tokens, forced = [], ended = [] } = data
    const before = { fresh: holdings.fresh, before: holdings.tokens }
    holdings.fresh = freshAfter(before, { tokens, forced, at }) as Draft<FreshBalance>[]
    holdings.forcing = []
    draft.counted = [...draft.counted, ...ended].slice(-mostCounted)
    holdings.status = 'loaded'
    holdings.tokens = data.tokens
    holdings.failure = null
    holdings.failuresInARow = 0
  }),
  when([tokenBalances.failed], (draft, { data }) => {
    const holdings = ofAccount<Draft<Holdings>>(draft.holdings, data)
    if (!holdings) return
    holdings.status = 'failed'
    holdings.failure = data.failure
    addMoved(draft, data, holdings.forcing)
    holdings.forcing = []
    if (data.failure.code !== 'chain-unsupported') holdings.failuresInARow += 1
  }),
  when([tokenBalances.moved], (draft, { data: { chainId, address, tokens, ended = [] } }) => {
    addMoved(draft, { chainId, address }, tokens)
    draft.counted = [...draft.counted, ...ended].slice(-mostCounted)
  }),
  when([...connectionEndings, connection.yieldedToOtherTab], (draft, { data }) =>
    leave(draft, data.namespaces),
  ),
  when([connection.walletLocked], (draft, { data }) => leave(draft, [data.namespace])),
  when([host.optionsChanged], (draft, { data: { options } }) =>
    isTurnedOff(options, 'token-balances') ? initial : draft,
  ),
  when([host.stopped], () => initial),
])

function addMoved(
  draft: Draft<TokenBalancesState>,
  { chainId, address }: AccountOnChain,
  tokens: MovedTokens['tokens'],
): void {
  if (tokens.length === 0) return
  const holder = { chainId, address }
  const before = draft.moved.find((one) => isSameAccount(one, holder))?.tokens ?? []
  const all = [...new Set([...before, ...tokens])].slice(-mostMoved)
  const others = draft.moved.filter((one) => !isSameAccount(one, holder))
  draft.moved = [...others, { ...holder, tokens: all }].slice(-mostHolders)
}

function leave(draft: Draft<TokenBalancesState>, namespaces: readonly Namespace[]): void {
  for (const id of accountsIn(draft.holdings, namespaces)) delete draft.holdings[id]
  const left = draft.moved.filter(({ chainId }) => !namespaces.includes(namespaceOf(chainId)))
  if (left.length < draft.moved.length) draft.moved = left
}
