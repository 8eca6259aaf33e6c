import type { BaseUnits } from '../values/amount.ts'
import type { Checked } from '../preflight/checked.ts'
import { minimumReceived } from './swap.ts'

/** What decides which least a review shows. */
type Reviewed = {
  /** What was checked of the swap; missing where it was not checked. */
  readonly checked?: Checked | null | undefined
  /** What the quote brings, in base units. */
  readonly received: BaseUnits
  /** In whole percent. */
  readonly slippage: number
}

/** Returns the least that a swap brings, as its review shows it. It is what the call was proven to insist on, else that of quote and slippage. */
export function reviewedMinimum({ checked, received, slippage }: Reviewed): BaseUnits {
  return checked?.effect?.minimum ?? minimumReceived(received, slippage)
}
