import * as z from 'zod/mini'
import { isSafePicture } from '../values/remote-url.ts'
import { longestKey, longestName } from './wallet.ts'

export const installedWalletSchema = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(longestKey)),
  name: z.string().check(z.minLength(1), z.maxLength(longestName)),
  icon: z.nullable(z.string().check(z.refine(isSafePicture))),
})
