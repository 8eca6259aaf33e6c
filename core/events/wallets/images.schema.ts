import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { imageAddressesSchema, imageKindSchema } from '../../domain/wallets/image.schema.ts'

const id = z.string()

export const imagesFields = {
  addressed: { addresses: z.nullable(imageAddressesSchema) },
  addressRendered: { kind: imageKindSchema },
  addressBroken: { kind: imageKindSchema, id },
  addressesRefused: { kind: imageKindSchema },
  requested: { kind: imageKindSchema, ids: z.array(id) },
  received: { kind: imageKindSchema, images: z.array(z.object({ id, url: z.string() })) },
  failed: { kind: imageKindSchema, images: z.array(z.object({ id, failure: failureSchema })) },
}
