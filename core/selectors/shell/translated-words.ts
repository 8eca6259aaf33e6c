import type { BootState } from '../../reducers/root.ts'

/** Returns the texts in the host's language by name; null while they are English. */
export function translatedWords({
  options,
  locale,
}: Pick<BootState, 'options' | 'locale'>): Readonly<Record<string, string>> | null {
  return locale && locale.locale === options?.locale ? locale.words : null
}
