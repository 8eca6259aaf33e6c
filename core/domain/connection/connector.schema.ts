import * as z from 'zod/mini'
import { connectorNames } from './connector.ts'

export const ConnectorName = z.enum(connectorNames)
