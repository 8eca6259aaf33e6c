import * as z from 'zod/mini'
import { connectorNames } from './connector.ts'

export const connectorNameSchema = z.enum(connectorNames)
