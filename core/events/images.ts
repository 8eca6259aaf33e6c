import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { ImageAddresses, ImageKind } from '../domain/image.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const id = z.string()

/** Pictures of wallets and networks by their ids at the registry: each at an address of its own, or asked for, as many at once as came together. */
export const images = defineEvents('images', {
  addressed: fact({ addresses: z.nullable(ImageAddresses) }),
  addressDrawn: intent({ kind: ImageKind }),
  addressBroken: intent({ kind: ImageKind, id }),
  addressesRefused: fact({ kind: ImageKind }),
  requested: fact({ kind: ImageKind, ids: z.array(id) }),
  received: fact({ kind: ImageKind, images: z.array(z.object({ id, url: z.string() })) }),
  failed: fact({ kind: ImageKind, images: z.array(z.object({ id, failure: Failure })) }),
})
