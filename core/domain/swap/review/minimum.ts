import type { BaseUnits } from '../../values/amount.ts'
import type { Checked } from '../../preflight/checked.ts'
import { minimumReceived } from '../quote/amounts.ts'

/** The values that decide the minimum of a review. */
type Reviewed = {
  /** The on-chain checks of the swap. Absent if it was not checked. */
  readonly checked?: Checked | null | undefined
  /** The received amount of the quote, in base units. */
  readonly received: BaseUnits
  /** In whole percent. */
  readonly slippage: number
}

/**
 * Returns the minimum receipt of a swap that its review shows. It is the minimum that the call was proven to enforce, else that of quote and
 * slippage.
 */
export function reviewedMinimum({ checked, received, slippage }: Reviewed): BaseUnits {
  return checked?.effect?.minimum ?? minimumReceived(received, slippage)
}
