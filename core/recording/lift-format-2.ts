import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'
import { liftSessions } from './lift-sessions.ts'

/** From format 2 to 3: pictures of wallets and networks are one family, several at once, and sessions have ids. */
export const liftFormat2: Lift = (events) => liftSessions(events).map(pictureOfMany)

const kinds: Readonly<Record<string, string>> = { wallets: 'wallet', network: 'network' }

/** In format 2 each picture was an event of wallets or of networks. */
function pictureOfMany(event: Stamped): Stamped {
  const [, family = '', what] = /^(wallets|network)\/image(Requested|Received|Failed)$/.exec(event.type) ?? []
  if (what === undefined) return event
  const { imageId: id, ...rest } = event.data as { readonly imageId: string }
  const data = what === 'Requested' ? { ids: [id] } : { images: [{ id, ...rest }] }
  return { ...event, type: `images/${what.toLowerCase()}`, data: { kind: kinds[family], ...data } }
}
