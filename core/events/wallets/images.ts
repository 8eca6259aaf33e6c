import { defineEvents } from '../define-events.ts'
import type { imagesFields } from './images.schema.ts'

/** Pictures of wallets and networks by their ids at the registry. A picture has an address of its own, or is requested in a batch. */
export const images = defineEvents<'images', typeof imagesFields>('images', {
  addressed: 'fact',
  addressRendered: 'intent',
  addressBroken: 'intent',
  addressesRefused: 'fact',
  requested: 'fact',
  received: 'fact',
  failed: 'fact',
})
