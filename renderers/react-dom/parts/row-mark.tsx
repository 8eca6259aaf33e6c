import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

const marks: Readonly<Record<string, IconName>> = {
  walletConnect: 'qr',
  allWallets: 'grid',
  'downloads.chrome': 'window',
  'downloads.ios': 'phone',
  'downloads.android': 'phone',
  'downloads.website': 'network',
}

/** The mark of a row that stands for a way and not for a wallet, or null for every other row. */
export function rowMark(key: string) {
  const name = marks[key]
  return name === undefined ? null : (
    <span className="tile mark" data-size="row">
      <Icon name={name} />
    </span>
  )
}
