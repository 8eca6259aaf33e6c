import { displayName } from '../../core/domain/values/text/display-name.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { isReverseDomain } from '../../core/domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import { inlineImage } from '../images/image-url.ts'
import { isProvider } from '../eip1193/provider.ts'
import type { WalletProvider } from '../eip1193/provider.ts'

/** A wallet that announced itself (EIP-6963): its reverse domain name as key, its provider, and the lowercase `uuid` of this visit. */
export type FoundWallet = {
  readonly wallet: InstalledWallet
  readonly provider: WalletProvider
  readonly uuid: string
}

/** The content of an EIP-6963 announcement: a wallet, and a note if a part was dropped or all was rejected. */
export type AnnouncedWallet = { readonly found: FoundWallet | null; readonly note: string | null }

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longestMessage = 100

/** Reads an announcement's detail (EIP-6963). The detail may hold anything, even getters that throw. */
export function announcedWallet(event: Event): AnnouncedWallet {
  try {
    return read((event as CustomEvent<unknown>).detail)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return refused(`could not be read (${message.slice(0, longestMessage)})`)
  }
}

function read(detail: unknown): AnnouncedWallet {
  if (typeof detail !== 'object' || detail === null)
    return refused(`holds ${shapeOf(detail)}; expected info and provider`)
  const { info, provider } = detail as { info?: unknown; provider?: unknown }
  if (typeof info !== 'object' || info === null)
    return refused(`has an info that is ${shapeOf(info)}; expected uuid, name, icon and rdns`)
  const { uuid, name, icon, rdns } = info as {
    uuid?: unknown
    name?: unknown
    icon?: unknown
    rdns?: unknown
  }
  if (typeof uuid !== 'string' || !uuidPattern.test(uuid))
    return refused(`has a uuid that is ${shapeOf(uuid)}; expected a UUID`)
  if (typeof rdns !== 'string' || !isReverseDomain(rdns)) {
    return refused(
      `has an rdns that is ${shapeOf(rdns)}; expected a reverse domain name such as io.example.wallet`,
    )
  }
  const shownName = displayName(name)
  if (shownName === null)
    return refused(`of ${rdns} has a name that is ${shapeOf(name)}; expected a string that can be seen`)
  if (!isProvider(provider))
    return refused(
      `of ${rdns} has a provider that is ${shapeOf(provider)}; expected one with a request function`,
    )
  if ('isLatchkey' in provider && provider.isLatchkey === true) return { found: null, note: null }
  const picture = inlineImage(icon)
  const wallet = { key: rdns.toLowerCase(), name: shownName, icon: picture }
  const expected = 'expected an inline image (a data URI) up to 256 KiB'
  const note =
    picture === null
      ? `The announcement of ${rdns} has an icon that is ${shapeOf(icon)}; ${expected}. Icon dropped.`
      : null
  return { found: { wallet, provider, uuid: uuid.toLowerCase() }, note }
}

function refused(reason: string): AnnouncedWallet {
  return { found: null, note: `A wallet announcement ${reason}. It was ignored.` }
}
