import * as z from 'zod/mini'

const optionalText = z.optional(z.nullable(z.string()))

export const walletSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  homepage: optionalText,
  imageId: optionalText,
  imageUrl: optionalText,
  order: z.optional(z.nullable(z.number())),
  mobileLink: optionalText,
  desktopLink: optionalText,
  webappLink: optionalText,
  appStore: optionalText,
  playStore: optionalText,
  chromeStore: optionalText,
  rdns: optionalText,
  isSolanaOnly: z.optional(z.boolean()),
})
