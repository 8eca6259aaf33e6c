import { customWallet } from '../domain/custom-wallet.ts'
import type { Options } from '../domain/options.ts'
import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'
import { liftSessions } from './lift-sessions.ts'

/** From format 2 to 3: sessions have ids, pictures come several at once, installed wallets have a family of their own, and features arrive. */
export const liftFormat2: Lift = (events) =>
  liftSessions(events).map(pictureOfMany).map(installedApart).flatMap(featuresFromTheStart)

const kinds: Readonly<Record<string, string>> = { wallets: 'wallet', network: 'network' }

/** In format 2 each picture was an event of wallets or of networks. */
function pictureOfMany(event: Stamped): Stamped {
  const [, family = '', what] = /^(wallets|network)\/image(Requested|Received|Failed)$/.exec(event.type) ?? []
  if (what === undefined) return event
  const { imageId: id, ...rest } = event.data as { readonly imageId: string }
  const data = what === 'Requested' ? { ids: [id] } : { images: [{ id, ...rest }] }
  return { ...event, type: `images/${what.toLowerCase()}`, data: { kind: kinds[family], ...data } }
}

const apart: Readonly<Record<string, string>> = {
  'wallets/announced': 'installed/announced',
  'wallets/announcementRefused': 'installed/refused',
}

function installedApart(event: Stamped): Stamped {
  const type = apart[event.type]
  return type === undefined ? event : { ...event, type }
}

/** In format 2 everything was there from the first event on, the host's own wallets too. */
function featuresFromTheStart(event: Stamped): readonly Stamped[] {
  if (event.type !== 'host/optionsGiven') return [event]
  const { customWallets } = (event.data as { readonly options: Options }).options
  const after = (type: string, data: unknown): Stamped => {
    const id = `${event.id} ${type}`
    return { type, data, id, at: event.at, cause: null, flow: id }
  }
  return [
    event,
    after('features/loaded', { feature: 'modal' }),
    after('wallets/customFound', { wallets: customWallets.map(customWallet) }),
  ]
}
