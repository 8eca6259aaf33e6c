import { displayName } from '../../core/domain/values/text/display-name.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { standardKey } from '../../core/domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import { inlineImage } from '../images/image-url.ts'
import { featureOf, asList, partOf } from './standard-wallet.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** A wallet that registered itself, under the key of its name. */
export type FoundWallet = { readonly wallet: InstalledWallet; readonly provider: StandardWallet }

/**
 * The result of a registration: a wallet, and a note if a part was dropped or all was rejected. Both are null for a wallet of other chains, and
 * for Latchkey's own wallet of the connected session.
 */
export type RegisteredWallet = { readonly found: FoundWallet | null; readonly note: string | null }

const signing = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]
const longestMessage = 100

/** Reads a registration. The page may register anything, even getters that throw. */
export function registeredWallet(given: unknown): RegisteredWallet {
  if (typeof given !== 'object' || given === null)
    return refused(`is ${shapeOf(given)}; expected a wallet of the Wallet Standard`)
  if (partOf(given, 'isLatchkey') === true) return { found: null, note: null }
  const isForSolana = asList(given, 'chains').some(
    (chain) => typeof chain === 'string' && chain.startsWith('solana:'),
  )
  if (!isForSolana) return { found: null, note: null }
  const name = partOf(given, 'name')
  const shownName = displayName(name)
  if (shownName === null)
    return refused(`has a name that is ${shapeOf(name)}; expected a string that can be seen`)
  const missing = [['standard:connect'], ['standard:events', 'on']].find(
    ([feature = '', method]) => !featureOf(given, feature, method),
  )
  if (missing) return refused(`of ${shownName} has no ${missing[0]}; expected that feature`)
  if (!signing.some((feature) => featureOf(given, feature)))
    return refused(`of ${shownName} can sign nothing; expected one of ${signing.join(', ')}`)
  const icon = partOf(given, 'icon')
  const picture = inlineImage(icon)
  const note =
    picture === null
      ? `The registration of ${shownName} has an icon that is ${shapeOf(icon)}; expected an inline image (a data URI) up to 256 KiB. Icon dropped.`
      : null
  const wallet = { key: standardKey(shownName), name: shownName, icon: picture }
  return { found: { wallet, provider: given }, note }
}

/** Returns the result of a registration that threw. */
export function brokenRegistration(error: unknown): RegisteredWallet {
  const message = error instanceof Error ? error.message : typeof error
  return refused(`broke (${message.slice(0, longestMessage)})`)
}

function refused(reason: string): RegisteredWallet {
  return { found: null, note: `A wallet registration ${reason}. It was ignored.` }
}
