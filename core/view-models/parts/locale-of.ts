import type { BootState } from '../../reducers/root.ts'

/** The locale in which numbers and dates are written. */
export function localeOf({ options }: Pick<BootState, 'options'>): string {
  return options?.locale ?? 'en'
}
