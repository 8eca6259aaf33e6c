import { isSafeLink, isSafePicture } from '../domain/remote-url.ts'
import type { InstalledWallet, Wallet } from '../domain/wallet.ts'
import { offeredWallets, pageToGet, recommendedCount, recommendedWallets } from '../domain/wallet-list.ts'
import { connection } from '../events/connection.ts'
import { wallets } from '../events/wallets.ts'
import type { RootState } from '../reducers/root.ts'
import type { TextName } from '../strings/en.ts'
import type { Texts } from '../strings/texts.ts'
import type { Button, Item, Link, List, Notice, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The places of the Connect screen. */
export type ConnectParts = {
  readonly installed: List | null
  readonly none: Notice | null
  readonly recommended: List | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly legal: Notice | null
  readonly terms: Link | null
  readonly privacy: Link | null
}

/** Connect: installed wallets first, then the registry's, with skeletons while it loads and a way on when it fails. */
export function connectView(state: RootState): Screen<ConnectParts> {
  const text = textsOf(state)
  const { installed, registry } = state.wallets
  const here = offeredWallets(installed.order.flatMap((key) => installed.byKey[key] ?? []))
  const items = recommendedItems(state, here, text)
  const loading = registry.status === 'loading' || registry.status === 'idle'
  return {
    title: text('connect.title'),
    parts: {
      installed:
        here.length > 0
          ? list(
              text('connect.installed'),
              here.map((wallet) => installedItem(wallet, text)),
              0,
            )
          : null,
      none:
        here.length === 0 && !loading
          ? {
              part: 'notice',
              tone: 'neutral',
              title: text('connect.noneInstalled'),
              ...(items.length > 0 ? { body: text('connect.noneInstalledBody') } : {}),
            }
          : null,
      recommended:
        loading || items.length > 0
          ? list(text('connect.recommended'), items, loading ? recommendedCount : 0)
          : null,
      failed:
        registry.status === 'failed'
          ? {
              part: 'notice',
              tone: 'negative',
              title: text('connect.failed'),
              ...(here.length > 0 ? { body: text('connect.failedBody') } : {}),
            }
          : null,
      retry:
        registry.status === 'failed'
          ? {
              part: 'button',
              label: text('connect.retry'),
              press: wallets.firstPageRetried(),
              tone: 'neutral',
              icon: 'retry',
            }
          : null,
      legal:
        state.options?.termsConditionsUrl || state.options?.privacyPolicyUrl
          ? { part: 'notice', tone: 'quiet', title: text('connect.legal') }
          : null,
      terms: link(text('connect.terms'), state.options?.termsConditionsUrl),
      privacy: link(text('connect.privacy'), state.options?.privacyPolicyUrl),
    },
  }
}

function installedItem({ key, name, icon }: InstalledWallet, text: Texts<TextName>): Item {
  const press = connection.walletChosen({ walletKey: key })
  return {
    part: 'item',
    key,
    label: name,
    image: { kind: 'wallet', url: icon, seed: name },
    press,
    tag: text('connect.installedTag'),
  }
}

function recommendedItems(
  { wallets: { registry, images }, options }: RootState,
  here: readonly InstalledWallet[],
  text: Texts<TextName>,
): Item[] {
  if (!options) return []
  const listed = registry.order.flatMap((id) => registry.byId[id] ?? [])
  return recommendedWallets(listed, here, options).map((wallet) => {
    const page = pageToGet(wallet)
    const way = page && isSafeLink(page) ? { href: page, tag: text('connect.getTag') } : {}
    return {
      part: 'item',
      key: wallet.id,
      label: wallet.name,
      image: imageOf(wallet, images),
      press: null,
      ...way,
    }
  })
}

function imageOf({ imageId, imageUrl, name }: Wallet, images: RootState['wallets']['images']): Item['image'] {
  const own = imageUrl && isSafePicture(imageUrl) ? imageUrl : null
  return { kind: 'wallet', url: own ?? (imageId ? (images[imageId] ?? null) : null), seed: name }
}

function list(label: string, items: readonly Item[], awaited: number): List {
  return { part: 'list', label, items, awaited }
}

function link(label: string, href: string | undefined): Link | null {
  return href ? { part: 'link', label, href } : null
}
