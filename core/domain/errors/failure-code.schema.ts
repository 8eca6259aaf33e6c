import * as z from 'zod/mini'
import { failureCodes } from './failure-code.ts'

export const failureCodeSchema = z.enum(failureCodes)
