import type * as z from 'zod/mini'
import { isSameAddress } from '../account/same-account.ts'
import type * as schema from './balances.schema.ts'

/** What an account holds of one token, as the service that knows balances tells it; a masked tape keeps the form of each text, and no more. */
export type HeldToken = z.infer<typeof schema.HeldToken>

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
