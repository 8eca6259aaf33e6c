import { localeOf } from '../parts/locale-of.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enTokens } from '../../strings/en/tokens.ts'
import { cutAmountText } from '../formats/amount-text.ts'
import type { PricedToken } from '../../selectors/tokens/held-tokens.ts'
import type { Item } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { worthText } from '../formats/worth-text.ts'

/** Returns the row of a token: its name, its amount and its value. */
export function tokenItem(state: StateOf<'modal'>, { token, worth }: PricedToken): Item {
  const locale = localeOf(state)
  return {
    part: 'item',
    key: token.address ?? 'coin',
    label: token.name,
    image: { kind: 'token', url: token.icon, seed: token.symbol },
    press: null,
    detail: cutAmountText(token.amount, { ...token, decimals: Number(token.decimals) }, locale),
    tag: worth === null ? textsOf(state, enTokens)('tokens.unpriced') : worthText(worth, locale),
  }
}
