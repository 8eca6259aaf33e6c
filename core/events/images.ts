import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { ImageKind } from '../domain/image.ts'
import { defineEvents, fact } from './define-events.ts'

const id = z.string()

/** Pictures of wallets and networks by their ids at the registry, as many at once as came together. */
export const images = defineEvents('images', {
  requested: fact({ kind: ImageKind, ids: z.array(id) }),
  received: fact({ kind: ImageKind, images: z.array(z.object({ id, url: z.string() })) }),
  failed: fact({ kind: ImageKind, images: z.array(z.object({ id, failure: Failure })) }),
})
