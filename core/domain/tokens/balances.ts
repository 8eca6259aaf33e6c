import type * as z from 'zod/mini'
import { isSameTokenAddress } from '../account/same-account.ts'
import type * as schema from './balances.schema.ts'

/** An account's balance of one token, from the service that knows balances. A masked tape preserves only the format of each text. */
export type HeldToken = z.infer<typeof schema.heldTokenSchema>

/** Returns whether two are the same token of one chain, or both its coin. */
export function isSameToken(
  { address: one }: Pick<HeldToken, 'address'>,
  { address: other }: Pick<HeldToken, 'address'>,
): boolean {
  return isSameTokenAddress(one, other)
}

/** The address for the coin of an EVM chain in requests to services. */
export const evmCoinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A text that is certainly a web address, by its form or by a common ending. */
const webAddress =
  /https?:|www\.|\b([\w-]{2,}\.(com|net|org|io|xyz|app|site|info|top|gift|cash|vip|me|cc|finance|online|website|shop|store|live|pro|fun|click|link|club|space|dev|tech|page|co|us|ru|cn)|t\.me)\b/i

/** A text that may be a web address, with any ending, and words that invite a reader to visit one. */
const dotted = /\b[\w-]{2,}\.[a-z]{2,24}\b/i
const lure = /\b(visit|claim|rewards?|airdrop|bonus|vouchers?|redeem|free|gifts?|win(ner)?)\b/i

/** Returns whether a token only advertises a website: its name contains one, and the token has no price. */
export function isAdvertisement({ name, symbol, price }: HeldToken): boolean {
  const said = `${name} ${symbol}`
  return price === null && (webAddress.test(said) || (dotted.test(said) && lure.test(said)))
}
