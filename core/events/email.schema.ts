import * as z from 'zod/mini'
import { Failure } from '../domain/failure.schema.ts'
import { flowOrigins } from '../domain/flow-origin.ts'
import { recalledKeys } from '../domain/frame-keys.ts'
import { personal } from '../domain/personal.ts'
import { secret } from './secret.schema.ts'

const attempt = z.string()
const by = z.enum(flowOrigins)
const text = personal(z.string())

export const emailFields = {
  approached: {},
  typed: { text },
  submitted: { email: text, by },
  codeTyped: { text: secret, digits: z.int() },
  resendRequested: {},
  linkRetried: {},

  recalled: { key: z.enum(recalledKeys), text: z.nullable(z.string()) },
  askedElsewhere: { lastAskedAt: z.nullable(z.int()) },
  addressRecalled: { email: personal(z.nullable(z.string())) },
  linkSent: { attempt },
  linkLasted: { attempt },
  linkOpened: { attempt },
  codeSent: { attempt },
  checkStarted: { attempt },
  accepted: { attempt },
  failed: { attempt, step: z.enum(['mail', 'link', 'code', 'wallet']), failure: Failure },
  abandoned: { attempt },
  pauseCounted: {},
  remembered: {},
  signedIn: { session: z.string() },
  forgotten: {},
  forgottenElsewhere: {},
}
