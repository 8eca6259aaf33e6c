import { posedSymbol } from '../../domain/tokens/known-tokens/posing-token.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentPurchase } from '../../selectors/buy/on-ramp.ts'
import { purchasables } from '../../selectors/buy/order.ts'
import type { Purchasable } from '../../selectors/buy/order.ts'
import { tokenKnowledge } from '../../selectors/tokens/knowledge.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { briefAddress } from '../formats/brief-address.ts'
import { legalParts } from '../parts/legal.ts'
import type { LegalParts } from '../parts/legal.ts'
import { purchaseImage } from './words.ts'
import { textField } from '../parts/text-field.ts'
import type { Item, List, Screen, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the OnRampTokenSelect screen. */
export type OnRampTokenSelectParts = LegalParts & { readonly search: TextField; readonly list: List }

/** How many placeholder rows are shown while the tokens load. */
const awaitedTokens = 5

/** Returns the OnRampTokenSelect screen: which tokens can be bought on which network. The search matches names, symbols and networks. */
export function onRampTokenSelectView(state: StateOf<'on-ramp'>): Screen<OnRampTokenSelectParts> {
  const text = textsOf(state, enOnRamp)
  const { search, offer } = state.onRamp
  const isComing = offer.status === 'loading'
  const found = isComing ? [] : purchasables(state).filter((one) => isFound(one, search))
  const standing = currentPurchase(state)
  return {
    title: text('onRamp.tokenTitle'),
    parts: {
      search: textField(text('onRamp.search'), search, onRamp.searchTyped),
      list: {
        part: 'list',
        label: text('onRamp.tokens'),
        items: found.map((one) => ({
          part: 'item',
          key: keyOf(one),
          label: one.name,
          image: purchaseImage(state, one),
          press: onRamp.purchaseChosen({ id: one.id, chainId: one.network.chainId }),
          detail: `${one.symbol} ${text('onRamp.on', { network: one.network.label })}`,
          ...posingPart(state, one),
          ...(standing && keyOf(standing) === keyOf(one) && { selected: true }),
        })),
        placeholders: isComing ? awaitedTokens : 0,
        empty: text('onRamp.noneFound'),
      },
      ...legalParts(state, text('onRamp.legal')),
    },
  }
}

/** Returns a caution if a token imitates the known token of its symbol, with its network and address. */
function posingPart(
  state: StateOf<'on-ramp'>,
  { symbol, network: { chainId, address, label: network } }: Purchasable,
): Pick<Item, 'caution' | 'detail'> {
  const posed = posedSymbol({ address, symbol }, tokenKnowledge(state, chainId))
  if (posed === null || address === null) return {}
  const text = textsOf(state, enOnRamp)
  return {
    caution: text('onRamp.posing', { token: posed }),
    detail: `${symbol} ${text('onRamp.on', { network })} · ${briefAddress(address)}`,
  }
}

function keyOf({ id, network }: Purchasable): string {
  return `${id} ${network.chainId}`
}

function isFound({ name, symbol, network }: Purchasable, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [name, symbol, network.label].some((word) => word.toLowerCase().includes(wanted))
}
