import * as z from 'zod/mini'
import { addressPattern } from './account.ts'

export const Address = z.string().check(z.regex(addressPattern))
