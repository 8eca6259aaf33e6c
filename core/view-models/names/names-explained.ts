import type { Link } from '../parts/parts.ts'

/** Where names for accounts are explained. */
const explained = 'https://ethereum.org/en/glossary/#ens'

/** The page outside on which names are explained. */
export function namesExplained(label: string): Link {
  return { part: 'link', label, href: explained, icon: 'external' }
}
