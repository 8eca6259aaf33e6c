import * as z from 'zod/mini'
import { BaseUnits } from './amount.ts'
import { isSameAddress } from './same-account.ts'

/** What an account holds of one token, as the service that knows balances tells it; a masked tape keeps the form of each text, and no more. */
export const HeldToken = z.object({
  /** The contract or mint; null for the network's own coin. */
  address: z.nullable(z.string()),
  name: z.string(),
  symbol: z.string(),
  /** How many decimals a whole token has, in digits. */
  decimals: z.string().check(z.regex(/^[0-9]{1,3}$/)),
  amount: BaseUnits,
  /** What a whole token costs in US dollars, as a plain decimal number; null where nobody knows. */
  price: z.nullable(z.string()),
  /** Where its picture is: a safe link, or null. */
  icon: z.nullable(z.string()),
})
export type HeldToken = z.infer<typeof HeldToken>

/** Whether two are the same token of one chain, or both its coin. */
export function isSameToken(
  { address: one }: Pick<HeldToken, 'address'>,
  { address: other }: Pick<HeldToken, 'address'>,
): boolean {
  return one === null || other === null ? one === other : isSameAddress(one, other)
}

/** How the services name the coin of an EVM chain where they want an address (backends reference 1.1). */
export const evmCoinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** An address of the web that is one for certain, by its form or by a common ending. */
const webAddress =
  /https?:|www\.|\b([\w-]{2,}\.(com|net|org|io|xyz|app|site|info|top|gift|cash|vip|me|cc|finance|online|website|shop|store|live|pro|fun|click|link|club|space|dev|tech|page|co|us|ru|cn)|t\.me)\b/i

/** What may be one, whatever its ending, and words that ask somebody to go there. */
const dotted = /\b[\w-]{2,}\.[a-z]{2,24}\b/i
const lure = /\b(visit|claim|rewards?|airdrop|bonus|vouchers?|redeem|free|gifts?|win(ner)?)\b/i

/** Whether a token is only there to lead whoever holds it to a website: its name says one, and it has no price. */
export function isAdvertisement({ name, symbol, price }: HeldToken): boolean {
  const said = `${name} ${symbol}`
  return price === null && (webAddress.test(said) || (dotted.test(said) && lure.test(said)))
}
