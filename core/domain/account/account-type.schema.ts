import * as z from 'zod/mini'
import { accountTypes } from './account-type.ts'

export const AccountType = z.enum(accountTypes)
