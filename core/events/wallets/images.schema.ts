import * as z from 'zod/mini'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { ImageAddresses, ImageKind } from '../../domain/wallets/image.schema.ts'

const id = z.string()

export const imagesFields = {
  addressed: { addresses: z.nullable(ImageAddresses) },
  addressRendered: { kind: ImageKind },
  addressBroken: { kind: ImageKind, id },
  addressesRefused: { kind: ImageKind },
  requested: { kind: ImageKind, ids: z.array(id) },
  received: { kind: ImageKind, images: z.array(z.object({ id, url: z.string() })) },
  failed: { kind: ImageKind, images: z.array(z.object({ id, failure: Failure })) },
}
