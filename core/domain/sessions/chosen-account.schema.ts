import * as z from 'zod/mini'
import { personal } from '../values/personal.ts'

export const chosenAccountSchema = personal(z.object({ address: z.string(), over: z.string() }))
