import { localeOf } from '../parts/locale-of.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { router } from '../../events/shell/router.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enTokens } from '../../strings/en/tokens.ts'
import { heldTokens, holdingsOf } from '../../selectors/tokens/held-tokens.ts'
import type { HeldTokens } from '../../selectors/tokens/held-tokens.ts'
import { firstPurchaseItem } from '../order/buy-button.ts'
import { networkName } from '../formats/network-name.ts'
import { fundItem } from '../order/transfer-buttons.ts'
import type { Button, Item, Line, List, Notice } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { tokenItem } from './item.ts'
import { shortWorth } from '../formats/short-figure.ts'
import { worthText } from '../formats/worth-text.ts'

/** The parts that show an account's tokens. */
export type AccountTokens = {
  readonly total: Line | null
  readonly totalNote: Notice | null
  readonly tokensFailed: Notice | null
  readonly tokensRetry: Button | null
  readonly tokens: List | null
  readonly firstPurchase: Item | null
  readonly fund: Item | null
  readonly allTokens: Button | null
}

/** How many tokens Account shows, and how many placeholder rows while they load. */
const shownTokens = 5
const awaitedTokens = 3

/** Tokens without any part. */
export const noTokens: AccountTokens = {
  total: null,
  totalNote: null,
  tokensFailed: null,
  tokensRetry: null,
  tokens: null,
  firstPurchase: null,
  fund: null,
  allTokens: null,
}

/** Returns the tokens of an account and their value. All null unless the tokens were requested. */
export function accountTokens(state: StateOf<'modal'>, session: SessionInNamespace): AccountTokens {
  const standing = state.features['token-balances']
  if (isTurnedOff(state.options, 'token-balances') || !offeredNetwork(state, session.chainId)) return noTokens
  const holdings = holdingsOf(state, session)
  const text = textsOf(state, enTokens)
  if (holdings?.failure?.code === 'chain-unsupported') {
    const title = text('tokens.unserved', { network: networkName(state, session.chainId) })
    return { ...noTokens, tokens: headingOnly(state), tokensFailed: { part: 'notice', tone: 'quiet', title } }
  }
  const hasFailed = standing === 'failed' || (holdings?.failuresInARow ?? 0) > 0
  if (!holdings && !hasFailed && standing !== 'requested') return noTokens
  const held = holdings?.tokens ? heldTokens(holdings.tokens) : null
  return {
    ...(held
      ? heldParts(state, held, session.chainId)
      : { ...noTokens, tokens: hasFailed ? headingOnly(state) : awaited(state) }),
    ...(hasFailed && failedParts(state, held !== null)),
  }
}

function heldParts(state: StateOf<'modal'>, held: HeldTokens, chainId: ChainId): AccountTokens {
  const text = textsOf(state, enTokens)
  const { tokens, total, unpriced } = held
  const exact = worthText(total, localeOf(state))
  const short = shortWorth(total, localeOf(state))
  const figure = short === null ? { value: exact } : { value: short, exact }
  const isPriced = tokens.length > unpriced
  const leftOut = text('tokens.leftOut', { count: unpriced })
  return {
    ...noTokens,
    total: isPriced ? { part: 'line', label: text('tokens.total'), ...figure } : null,
    totalNote: isPriced && unpriced > 0 ? { part: 'notice', tone: 'quiet', title: leftOut } : null,
    tokens: tokenList(state, { ...held, tokens: tokens.slice(0, shownTokens) }),
    firstPurchase: tokens.length === 0 ? firstPurchaseItem(state, chainId) : null,
    fund: tokens.length === 0 ? fundItem(state) : null,
    allTokens:
      tokens.length > shownTokens
        ? {
            part: 'button',
            label: text('tokens.all', { count: tokens.length }),
            press: router.viewPushed({ view: 'AllTokens' }),
            tone: 'quiet',
          }
        : null,
  }
}

/** Returns the rows of tokens. */
export function tokenList(state: StateOf<'modal'>, { tokens }: Pick<HeldTokens, 'tokens'>): List {
  const text = textsOf(state, enTokens)
  return {
    part: 'list',
    label: text('tokens.title'),
    items: tokens.map((priced) => tokenItem(state, priced)),
    placeholders: 0,
    empty: text('tokens.none'),
  }
}

/** Returns the list without a row, for tokens that failed to load. The failure is said below the heading. */
function headingOnly(state: StateOf<'modal'>): List {
  const { part, label } = tokenList(state, { tokens: [] })
  return { part, label, items: [], placeholders: 0 }
}

function awaited(state: StateOf<'modal'>): List {
  return { ...tokenList(state, { tokens: [] }), placeholders: awaitedTokens }
}

function failedParts(
  state: StateOf<'modal'>,
  hasOlder: boolean,
): Pick<AccountTokens, 'tokensFailed' | 'tokensRetry'> {
  const text = textsOf(state, enTokens)
  return {
    tokensFailed: {
      part: 'notice',
      tone: 'negative',
      title: text('tokens.failed'),
      ...(hasOlder && { body: text('tokens.failedBody') }),
    },
    tokensRetry: {
      part: 'button',
      label: text('tokens.retry'),
      press: tokenBalances.refreshed(),
      tone: 'quiet',
      icon: 'retry',
    },
  }
}
