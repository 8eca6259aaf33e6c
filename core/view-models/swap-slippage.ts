import { leastSlippage, mostSlippage } from '../domain/swap-slippage.ts'
import { isUnderWay } from '../domain/swap-status.ts'
import { swap } from '../events/swap.ts'
import type { RootState } from '../reducers/root.ts'
import { enSwap } from '../strings/en/swap.ts'
import { localeOf } from './locale-of.ts'
import type { Button, Choice, Icon } from './parts.ts'
import { wholePercent } from './swap-facts.ts'
import { textsOf } from './texts-of.ts'

/** The places of how much less than quoted is taken. */
export type SlippageParts = {
  readonly lower: Button | null
  readonly slippage: Choice | null
  readonly raise: Button | null
}

/** How nothing is said of it. */
export const noSlippage: SlippageParts = { lower: null, slippage: null, raise: null }

/** What most choose, in whole percent; any other is reached in steps. */
const usual: readonly number[] = [1, 2, 3, 5]

/** How much less than quoted is taken, in whole percent: the usual ones, and one step less or more; nothing while a wallet is asked. */
export function slippageParts(state: RootState): SlippageParts {
  const { slippage, status } = state.swap
  if (isUnderWay(status)) return noSlippage
  const text = textsOf(state, enSwap)
  const options = usual.includes(slippage)
    ? usual
    : [...usual, slippage].toSorted((one, other) => one - other)
  const step = (label: string, percent: number, icon: Icon): Button => ({
    part: 'button',
    label,
    press: percent >= leastSlippage && percent <= mostSlippage ? swap.slippageChosen({ percent }) : null,
    tone: 'quiet',
    icon,
  })
  return {
    lower: step(text('swap.lower'), slippage - 1, 'minus'),
    slippage: {
      part: 'choice',
      label: text('swap.slippage'),
      options: options.map((percent) => ({
        key: String(percent),
        label: wholePercent(percent, localeOf(state)),
        selected: percent === slippage,
        press: swap.slippageChosen({ percent }),
      })),
    },
    raise: step(text('swap.raise'), slippage + 1, 'plus'),
  }
}
