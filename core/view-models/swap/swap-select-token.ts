import { swap } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sideChosen } from '../../selectors/swap/order.ts'
import { isChosenToken, posedBySwapToken, sharesSymbol, swapChoices } from '../../selectors/swap/tokens.ts'
import type { SwapChoice, SwapChoices } from '../../selectors/swap/tokens.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { distinguishToken } from '../order/distinguish-token.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Item, List, Notice, Screen, TextField } from '../parts/parts.ts'
import { swapFailure } from './failure.ts'
import { amountSeparator } from '../order/amount-field.ts'
import { retrySwapButton, swapTokenImage } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'
import { tokenItem } from '../tokens/item.ts'

/** The parts of the SwapSelectToken screen. */
export type SwapSelectTokenParts = {
  readonly search: TextField
  readonly suggested: List | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly list: List | null
}

/** How many placeholder rows are shown while the tokens load. */
const awaitedTokens = 5

/**
 * Returns the SwapSelectToken screen: suggested tokens, those of the account, and all of the chain. The search matches names, symbols and addresses.
 */
export function swapSelectTokenView(state: StateOf<'swap'>): Screen<SwapSelectTokenParts> {
  const text = textsOf(state, enSwap)
  const { search } = state.swapTokens
  const choices = swapChoices(state)
  const { failed, retry } = choices ? soughtFailure(state, choices) : swapFailure(state)
  const list = choices ? listOf(state, choices) : awaited(state)
  return {
    title: text('swap.selectTitle'),
    parts: {
      search: textField(text('swap.search'), search, swapTokens.searchTyped),
      suggested: choices && search.trim() === '' ? suggestedList(state, choices) : null,
      failed,
      retry,
      list: failed && list.items.length === 0 ? null : list,
    },
  }
}

/** Returns a notice that a search by address failed, and a button that tries again. */
function soughtFailure(
  state: StateOf<'swap'>,
  { sought }: SwapChoices,
): Pick<SwapSelectTokenParts, 'failed' | 'retry'> {
  if (sought?.status !== 'failed') return { failed: null, retry: null }
  const text = textsOf(state, enSwap)
  const title = text('swap.soughtFailed')
  return {
    failed: { part: 'notice', tone: 'negative', title, body: text('swap.connectionBody') },
    retry: retrySwapButton(state, swapTokens.searchTyped({ text: state.swapTokens.search })),
  }
}

function suggestedList(state: StateOf<'swap'>, { suggested }: SwapChoices): List | null {
  if (suggested.length === 0) return null
  const items = suggested.map((token): Item => ({
    part: 'item',
    key: keyOf(token),
    label: token.symbol,
    image: swapTokenImage(token),
    press: pressOf(state, token),
  }))
  return { part: 'list', label: textsOf(state, enSwap)('swap.suggested'), items, placeholders: 0 }
}

function listOf(state: StateOf<'swap'>, { yours, all, sought }: SwapChoices): List {
  const text = textsOf(state, enSwap)
  const rows = (choices: readonly SwapChoice[], group: string) =>
    choices.map((choice): Item => ({ ...row(state, choice), key: `${group} ${keyOf(choice.token)}`, group }))
  const found = sought?.token ?? null
  const label = text('swap.all')
  const unlisted: readonly Item[] = found
    ? [
        {
          ...row(state, { token: found, held: null }),
          key: keyOf(found),
          group: label,
          caution: posingText(state, found) ?? text('swap.unlisted'),
        },
      ]
    : []
  return {
    part: 'list',
    label,
    items: [...rows(yours, text('swap.yours')), ...unlisted, ...rows(all, label)],
    placeholders: sought?.status === 'asking' ? 1 : 0,
    empty: text('swap.noneFound'),
  }
}

function awaited(state: StateOf<'swap'>): List {
  const label = textsOf(state, enSwap)('swap.all')
  return { part: 'list', label, items: [], placeholders: awaitedTokens }
}

/** Returns the row of a token, with its balance if the account holds any. A token of the form is disabled. */
function row(state: StateOf<'swap'>, { token, held }: SwapChoice): Item {
  const plain: Item = {
    part: 'item',
    key: '',
    label: token.name,
    image: swapTokenImage(token),
    detail: token.symbol,
    press: null,
  }
  const item = held ? tokenItem(state, held) : plain
  const caution = posingText(state, token)
  const isNamesake = sharesSymbol(state, token)
  return distinguishToken({ ...item, press: pressOf(state, token) }, token.address, { caution, isNamesake })
}

/** Returns a warning if a token is not the known one of its symbol. */
function posingText(state: StateOf<'swap'>, token: SwapToken): string | null {
  const posed = posedBySwapToken(state, token)
  return posed === null ? null : textsOf(state, enSwap)('swap.posing', { token: posed })
}

function pressOf(state: StateOf<'swap'>, token: SwapToken) {
  if (isChosenToken(state, token)) return null
  return swap.tokenChosen({ side: sideChosen(state), token, ...amountSeparator(state) })
}

function keyOf({ address }: SwapToken): string {
  return address ?? 'coin'
}
