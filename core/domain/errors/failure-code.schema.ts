import * as z from 'zod/mini'
import { failureCodes } from './failure-code.ts'

export const FailureCode = z.enum(failureCodes)
