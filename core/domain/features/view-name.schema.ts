import * as z from 'zod/mini'
import { views } from './views.ts'

export const viewNameSchema = z.enum(Object.keys(views) as readonly (keyof typeof views)[])
