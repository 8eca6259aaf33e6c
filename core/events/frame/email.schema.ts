import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { recalledKeys } from '../../domain/frame/keys.ts'
import { personal } from '../../domain/values/personal.ts'
import { secret } from '../secret.schema.ts'

const flow = z.string()
const by = z.enum(flowOrigins)
const text = personal(z.string())

export const emailFields = {
  preloadRequested: {},
  typed: { text },
  submitted: { email: text, by },
  codeTyped: { text: secret, digits: z.int() },
  resendRequested: {},
  linkRetried: {},

  recalled: { key: z.enum(recalledKeys), text: z.nullable(z.string()) },
  requestedInOtherTab: { lastAskedAt: z.nullable(z.int()) },
  addressRecalled: { email: personal(z.nullable(z.string())) },
  linkSent: { flow },
  linkStillValid: { flow },
  linkOpened: { flow },
  codeSent: { flow },
  checkStarted: { flow },
  accepted: { flow },
  failed: { flow, step: z.enum(['mail', 'link', 'code', 'wallet']), failure: failureSchema },
  abandoned: { flow },
  pauseCounted: {},
  remembered: {},
  signedIn: { session: z.string() },
  forgotten: {},
  forgottenInOtherTab: {},
}
