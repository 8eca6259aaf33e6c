import { defineEvents } from '../define-events.ts'
import type { imagesFields } from './images.schema.ts'

/** Pictures of wallets and networks by their ids at the registry: each at an address of its own, or asked for, as many at once as came together. */
export const images = defineEvents<'images', typeof imagesFields>('images', {
  addressed: 'fact',
  addressDrawn: 'intent',
  addressBroken: 'intent',
  addressesRefused: 'fact',
  requested: 'fact',
  received: 'fact',
  failed: 'fact',
})
