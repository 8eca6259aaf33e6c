import * as z from 'zod/mini'
import { allNamespaces, chainIdPattern } from './caip.ts'

export const Namespace = z.enum(allNamespaces)

export const ChainId = z.string().check(z.regex(chainIdPattern))
