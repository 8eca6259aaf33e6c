import { isLikeSymbol, posedSymbol } from '../../domain/tokens/known-tokens/posing-token.ts'
import { send } from '../../events/send/send.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSend } from '../../strings/en/send.ts'
import type { PricedToken } from '../../selectors/tokens/held-tokens.ts'
import { firstPurchaseItem } from '../order/buy-button.ts'
import { distinguishToken } from '../order/distinguish-token.ts'
import { textField } from '../parts/text-field.ts'
import type { Item, List, Screen, TextField } from '../parts/parts.ts'
import { fundItem } from '../order/transfer-buttons.ts'
import { sendableTokens } from '../../selectors/send/sendable-tokens.ts'
import { tokenKnowledge } from '../../selectors/tokens/knowledge.ts'
import { textsOf } from '../parts/texts-of.ts'
import { tokenItem } from '../tokens/item.ts'

/** The parts of the WalletSendSelectToken screen. */
export type WalletSendSelectTokenParts = {
  readonly search: TextField
  readonly list: List
  readonly firstPurchase: Item | null
  readonly fund: Item | null
}

/** How many placeholder rows are shown while the tokens load. */
const awaitedTokens = 3

/**
 * Returns the WalletSendSelectToken screen: the tokens that the account can send, with a search by name or symbol.
 * A token that imitates a known one is marked. Tokens with the same symbol also show their addresses.
 */
export function walletSendSelectTokenView(state: StateOf<'send'>): Screen<WalletSendSelectTokenParts> {
  const text = textsOf(state, enSend)
  const session = activeSession(state)
  const { tokens, isComing } = session ? sendableTokens(state, session) : { tokens: [], isComing: false }
  const hasNone = tokens.length === 0 && !isComing
  const { search } = state.send
  const found = tokens.filter(({ token }) => isFound(token, search))
  return {
    title: text('send.selectTitle'),
    parts: {
      search: textField(text('send.search'), search, send.searchTyped),
      list: {
        part: 'list',
        label: text('send.yours'),
        items: session ? found.map((priced) => choiceOf(state, session, priced, tokens)) : [],
        placeholders: isComing ? awaitedTokens : 0,
        empty: text(tokens.length > 0 ? 'send.noneFound' : 'send.none'),
      },
      firstPurchase: session && hasNone ? firstPurchaseItem(state, session.chainId) : null,
      fund: hasNone ? fundItem(state) : null,
    },
  }
}

function isFound({ name, symbol }: PricedToken['token'], search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [name, symbol].some((word) => word.toLowerCase().includes(wanted))
}

function choiceOf(
  state: StateOf<'send'>,
  { chainId, accounts }: SessionInNamespace,
  priced: PricedToken,
  all: readonly PricedToken[],
): Item {
  const [address = ''] = accounts
  const { token } = priced
  const others = all.map((one) => one.token)
  const posed = posedSymbol(token, tokenKnowledge(state, chainId), others)
  const isShared = others.some((one) => one !== token && isLikeSymbol(one.symbol, token.symbol))
  const caution = posed === null ? null : textsOf(state, enSend)('send.posing', { token: posed })
  const item = { ...tokenItem(state, priced), press: send.tokenChosen({ chainId, address, token }) }
  return distinguishToken(item, token.address, { caution, isNamesake: isShared })
}
