import * as z from 'zod/mini'
import { accountTypes } from './account-type.ts'

export const accountTypeSchema = z.enum(accountTypes)
