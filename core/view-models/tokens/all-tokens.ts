import type { StateOf } from '../../reducers/root.ts'
import { enTokens } from '../../strings/en/tokens.ts'
import { heldTokens, holdingsOf } from '../../selectors/tokens/held-tokens.ts'
import { accountTokens, noTokens, tokenList } from './account-tokens.ts'
import type { AccountTokens } from './account-tokens.ts'
import { firstPurchaseItem } from '../order/buy-button.ts'
import { fundItem } from '../order/transfer-buttons.ts'
import type { Item, List, Notice, Screen } from '../parts/parts.ts'
import { shownSession } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the AllTokens screen. */
export type AllTokensParts = Pick<AccountTokens, 'tokensFailed' | 'tokensRetry'> & {
  readonly list: List | null
  readonly firstPurchase: Item | null
  readonly fund: Item | null
  readonly hidden: Notice | null
}

/** Returns the AllTokens screen: all tokens of the account, and how reading them goes. Says how many are hidden because they only advertise. */
export function allTokensView(state: StateOf<'modal'>): Screen<AllTokensParts> {
  const text = textsOf(state, enTokens)
  const session = shownSession(state)
  const known = session && holdingsOf(state, session)?.tokens
  const held = known ? heldTokens(known) : null
  const { tokensFailed, tokensRetry, tokens } = session ? accountTokens(state, session) : noTokens
  const count = held?.advertisements ?? 0
  const title = text('tokens.hidden', { count })
  return {
    title: text('tokens.title'),
    parts: {
      tokensFailed,
      tokensRetry,
      list: held ? tokenList(state, held) : tokensFailed ? null : tokens,
      firstPurchase: session && held?.tokens.length === 0 ? firstPurchaseItem(state, session.chainId) : null,
      fund: held?.tokens.length === 0 ? fundItem(state) : null,
      hidden: count > 0 ? { part: 'notice', tone: 'quiet', title } : null,
    },
  }
}
