import { shortAddress } from '../../domain/account/account.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { posedBySwapToken } from '../../selectors/swap/tokens.ts'
import { enSwap } from '../../strings/en/swap.ts'
import type { Line, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The lines about the contracts of a swap's two tokens. */
export type SwapContracts = {
  readonly paysContract: Line | null
  readonly receivesContract: Line | null
  readonly posing: Notice | null
}

/** Returns the contracts of both tokens, and a notice if one of them is not the known token of its symbol. */
export function swapContracts(state: StateOf<'swap'>): SwapContracts {
  const { source, target } = state.swap
  return {
    paysContract: contractLine(state, source),
    receivesContract: contractLine(state, target),
    posing: posingNotice(state),
  }
}

/** Returns a notice if a token of the swap is not the known one of its symbol. */
export function posingNotice(state: StateOf<'swap'>): Notice | null {
  const text = textsOf(state, enSwap)
  const { source, target } = state.swap
  const told = [source, target].flatMap((token) => {
    const posed = token && posedBySwapToken(state, token)
    return token?.address && posed ? [text('swap.posingBody', { token: posed, address: token.address })] : []
  })
  if (told.length === 0) return null
  return { part: 'notice', tone: 'negative', title: text('swap.posingTitle'), body: told.join(' ') }
}

/** Returns the line of a token's contract. The coin of a network has none. */
function contractLine(state: StateOf<'swap'>, token: SwapToken | null): Line | null {
  if (!token?.address) return null
  const label = textsOf(state, enSwap)('swap.contract', { token: token.symbol })
  return { part: 'line', label, value: shortAddress(token.address), full: token.address }
}
