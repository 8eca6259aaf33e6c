import { connectorOf } from '../../domain/connection/connector.ts'
import { isPairing } from '../../domain/pairing/flow.ts'
import { isSafePicture } from '../../domain/values/remote-url.ts'
import { rdnsOf } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet, Wallet } from '../../domain/wallets/wallet.ts'
import type { EventInput } from '../../events/define-events.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import type { ImageSource } from '../../reducers/wallets/images.ts'
import type { StateOf } from '../../reducers/root.ts'
import { namesakes } from '../../selectors/sessions/namesakes.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { memoized } from '../parts/memoized.ts'
import type { Image, Item } from '../parts/parts.ts'
import { registryImageUrl } from '../parts/registry-image-url.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedImage } from '../parts/tried-image.ts'
import { walletCaution } from './cautions.ts'
import { walletPress } from './press.ts'

/**
 * Returns the row of an installed wallet. A press asks the wallet.
 * A wallet with a caution also shows its reverse domain name. If several have that name, the caution says
 * which one it is.
 */
export function installedItem(state: StateOf<'modal'>, wallet: InstalledWallet, tag?: string): Item {
  const { key, name, icon } = wallet
  const caution = walletCaution(state, wallet)
  return {
    part: 'item',
    key,
    label: name,
    image: { kind: 'wallet', url: icon, seed: name },
    press: walletPress(state, wallet),
    ...(tag === undefined ? {} : { tag }),
    ...(caution === null ? {} : { caution: placed(state, wallet, caution), detail: rdnsOf(key) }),
  }
}

/**
 * Returns the caution, after the wallet's place among those of its name, in order of arrival.
 * The place precedes the caution because a narrow row cuts the end.
 */
function placed(state: StateOf<'modal'>, wallet: InstalledWallet, caution: string): string {
  const twins = namesakes(state.installed, { connector: connectorOf(wallet.key), wallet })
  if (twins.length < 2) return caution
  const place = `${twins.findIndex(({ key }) => key === wallet.key) + 1}`
  return textsOf(state, enWallet)('wallet.twin', { caution, place, count: `${twins.length}` })
}

/** Returns the row of a registry wallet. If it is installed, a press asks it; otherwise a press shows how to reach it. */
export function registryItem(
  state: StateOf<'modal'>,
  wallet: Wallet,
  here: InstalledWallet | null,
  tag?: string,
): Item {
  const canApproach = here === null && lacksPairing(state)
  const press = here && walletPress(state, here)
  return keptItem(wallet, press, tag, walletImage(state, wallet), walletCaution(state, wallet), canApproach)
}

const keptItem = memoized(
  (
    { id, name }: Wallet,
    press: EventInput | null,
    tag: string | undefined,
    image: Image,
    caution: string | null,
    canApproach: boolean,
  ): Item => ({
    part: 'item',
    key: id,
    label: name,
    image,
    press: press ?? pairing.walletChosen({ walletId: id }),
    ...(canApproach ? { approach: pairing.preloadRequested() } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(caution === null ? {} : { caution }),
  }),
)

/** Returns the event that a row sends when a pointer or the focus reaches it. Empty once there is a pairing to use. */
export function pairingApproach(state: StateOf<'modal'>): Pick<Item, 'approach'> {
  return lacksPairing(state) ? { approach: pairing.preloadRequested() } : {}
}

function lacksPairing({ pairing: { flow } }: StateOf<'modal'>): boolean {
  return !isPairing(flow) && flow?.step !== 'failed'
}

/** Returns a registry wallet's picture. */
export function walletImage({ images }: StateOf<'modal'>, wallet: Wallet): Image {
  const { imageId, imageUrl } = wallet
  if (imageUrl && isSafePicture(imageUrl)) return keptImage(wallet, null, imageUrl)
  return keptImage(wallet, images.way.wallet, imageId ? registryImageUrl(images, 'wallet', imageId) : null)
}

const keptImage = memoized(
  ({ imageId, name: seed }: Wallet, way: ImageSource | null, url: string | null): Image => {
    const image: Image = { kind: 'wallet', url, seed }
    return way && imageId ? triedImage(way, 'wallet', imageId, image) : image
  },
)

/** Returns the installed wallet with a registry wallet's reverse domain name, or null. */
export function installedAs({ installed }: StateOf<'modal'>, { rdns }: Wallet): InstalledWallet | null {
  return (rdns && installed.byKey[rdns]) || null
}
