import type { BootState } from '../../reducers/root.ts'

/** Returns the locale of numbers and dates. */
export function localeOf({ options }: Pick<BootState, 'options'>): string {
  return options?.locale ?? 'en'
}
