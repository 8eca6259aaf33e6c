import { decimalMark, latinNumbers } from '../../domain/values/latin-numbers.ts'
import type { BootState } from '../../reducers/root.ts'

/** What the visitor writes before a fraction. */
export function visitorDecimalMark({ options }: Pick<BootState, 'options'>): string {
  return decimalMark(latinNumbers(options?.locale ?? 'en'))
}
