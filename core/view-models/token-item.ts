import { localeOf } from './locale-of.ts'
import type { HeldToken } from '../domain/token-balances.ts'
import type { StateOf } from '../reducers/root.ts'
import { enTokens } from '../strings/en/tokens.ts'
import { amountText } from './amount-text.ts'
import type { PricedToken } from '../selectors/held-tokens.ts'
import type { Item } from './parts.ts'
import { textsOf } from './texts-of.ts'
import { worthText } from './worth-text.ts'

/** How many digits behind the point an amount has in a row. */
const shownDecimals = 4

/** A token in a row: its name, how much there is of it, what that is worth. */
export function tokenItem(state: StateOf<'modal'>, { token, worth }: PricedToken): Item {
  const locale = localeOf(state)
  return {
    part: 'item',
    key: token.address ?? 'coin',
    label: token.name,
    image: { kind: 'token', url: token.icon, seed: token.symbol },
    press: null,
    detail: shortAmount(token, locale),
    tag: worth === null ? textsOf(state, enTokens)('tokens.unpriced') : worthText(worth, locale),
  }
}

/** An amount cut to four digits behind the point; what is less than these can say is said to be less. */
function shortAmount({ amount, decimals, symbol }: HeldToken, locale: string): string {
  const currency = { name: symbol, symbol, decimals: Number(decimals) }
  const unit = 10n ** BigInt(Math.max(0, currency.decimals - shownDecimals))
  const cut = (BigInt(amount) / unit) * unit
  return cut === 0n
    ? `<${amountText(unit.toString(), currency, locale)}`
    : amountText(cut.toString(), currency, locale)
}
