import type { Link } from '../parts/parts.ts'

/** The page that explains names for accounts. */
const explained = 'https://ethereum.org/en/glossary/#ens'

/** Returns the link to an external page that explains names. */
export function namesExplained(label: string): Link {
  return { part: 'link', label, href: explained, icon: 'external' }
}
