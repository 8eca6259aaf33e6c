import { leastSlippage, mostSlippage, typedSlippage } from '../../domain/swap/form/slippage.ts'
import { isSwapPending } from '../../domain/swap/state.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { IconName } from '../parts/icon-name.ts'
import type { Button, Choice, TextField } from '../parts/parts.ts'
import { localePercent } from './facts.ts'
import { amountSeparator } from '../order/amount-field.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that choose the greatest slippage. */
export type SlippageParts = {
  readonly slippage: Choice | null
  readonly lower: Button | null
  readonly typedSlippage: TextField | null
  readonly raise: Button | null
}

/** A slippage without any part. */
export const noSlippage: SlippageParts = {
  slippage: null,
  lower: null,
  typedSlippage: null,
  raise: null,
}

/** The usual choices, in percent. Others are typed, or reached step by step. */
const usual: readonly number[] = [1, 2, 3, 5]

/**
 * Returns the choice of the greatest slippage, in integer percent: usual values, a step down or up, and a field. All null while a wallet is being
 * asked.
 */
export function slippageParts(state: StateOf<'swap'>): SlippageParts {
  const { slippage } = state.swap
  if (isSwapPending(state.swap)) return noSlippage
  const text = textsOf(state, enSwap)
  const options = usual.includes(slippage) ? usual : [...usual, slippage].sort((one, other) => one - other)
  const step = (label: string, percent: number, icon: IconName): Button => ({
    part: 'button',
    label,
    press: percent >= leastSlippage && percent <= mostSlippage ? swap.slippageChosen({ percent }) : null,
    tone: 'quiet',
    icon,
    isStep: true,
  })
  return {
    slippage: {
      part: 'choice',
      label: text('swap.slippage'),
      options: options.map((percent) => ({
        key: String(percent),
        label: localePercent(percent, localeOf(state)),
        selected: percent === slippage,
        press: swap.slippageChosen({ percent }),
      })),
    },
    lower: step(text('swap.lower'), slippage - 1, 'minus'),
    typedSlippage: slippageField(state),
    raise: step(text('swap.raise'), slippage + 1, 'plus'),
  }
}

/** Returns the field for the slippage. If the text is invalid, says so, and which slippage applies meanwhile. */
function slippageField(state: StateOf<'swap'>): TextField {
  const text = textsOf(state, enSwap)
  const { slippage, slippageText } = state.swap
  const separator = amountSeparator(state)
  const value = slippageText ?? String(slippage)
  const isWrong = value !== '' && typedSlippage(value, separator.separator) === null
  const bounds = { least: String(leastSlippage), most: String(mostSlippage) }
  const percent = localePercent(slippage, localeOf(state))
  return {
    part: 'text-field',
    label: text('swap.slippageField'),
    value,
    change: swap.slippageTyped({ text: value, ...separator }),
    purpose: 'amount',
    suffix: '%',
    ...(isWrong && {
      error: {
        title: text('swap.slippageWrong', bounds),
        body: text('swap.slippageStands', { percent }),
      },
    }),
  }
}
