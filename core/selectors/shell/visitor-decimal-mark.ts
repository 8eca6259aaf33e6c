import { decimalMark, latinNumbers } from '../../domain/values/numbers/latin-numbers.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the visitor's decimal separator. */
export function visitorDecimalMark({ options }: Pick<BootState, 'options'>): string {
  return decimalMark(latinNumbers(options?.locale ?? 'en'))
}
