import * as z from 'zod/mini'
import { allNamespaces, chainIdPattern } from './caip.ts'

export const namespaceSchema = z.enum(allNamespaces)

export const chainIdSchema = z.string().check(z.regex(chainIdPattern))
