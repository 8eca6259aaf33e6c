import * as z from 'zod/mini'
import { Failure } from '../domain/failure.schema.ts'
import { recalledKeys } from '../domain/frame-keys.ts'
import { personal } from '../domain/personal.ts'
import { secret } from './secret.schema.ts'

const attempt = z.string()
const text = personal(z.string())

export const emailFields = {
  approached: {},
  typed: { text },
  submitted: {},
  codeTyped: { text: secret, digits: z.int() },
  resendRequested: {},
  linkRetried: {},

  recalled: { key: z.enum(recalledKeys), text: z.nullable(z.string()) },
  askedElsewhere: { lastAskedAt: z.nullable(z.int()) },
  addressRecalled: { email: personal(z.nullable(z.string())) },
  attemptStarted: { attempt, email: text },
  linkSent: { attempt },
  linkLasted: { attempt },
  linkOpened: { attempt },
  codeSent: { attempt },
  checkStarted: { attempt },
  accepted: { attempt },
  failed: { attempt, step: z.enum(['address', 'mail', 'link', 'code', 'wallet']), failure: Failure },
  abandoned: { attempt },
  pauseCounted: {},
  remembered: {},
  signedIn: { session: z.string() },
  forgotten: {},
  forgottenElsewhere: {},
}
