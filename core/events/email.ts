import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { recalledKeys } from '../domain/frame-keys.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { secret } from './secret.ts'

const attempt = z.string()
const text = personal(z.string())

/** Signing in to the secure frame by e-mail: an address, perhaps a link to open on this device, a code; an attempt has the id of what asked for it. */
export const email = defineEvents('email', {
  approached: intent(),
  typed: intent({ text }),
  submitted: intent(),
  codeTyped: intent({ text: secret, digits: z.int() }),
  resendRequested: intent(),
  linkRetried: intent(),

  recalled: fact({ key: z.enum(recalledKeys), text: z.nullable(z.string()) }),
  askedElsewhere: fact({ lastAskedAt: z.nullable(z.int()) }),
  addressRecalled: fact({ email: personal(z.nullable(z.string())) }),
  attemptStarted: fact({ attempt, email: text }),
  linkSent: fact({ attempt }),
  linkLasted: fact({ attempt }),
  linkOpened: fact({ attempt }),
  codeSent: fact({ attempt }),
  checkStarted: fact({ attempt }),
  accepted: fact({ attempt }),
  failed: fact({ attempt, step: z.enum(['address', 'mail', 'link', 'code', 'wallet']), failure: Failure }),
  abandoned: fact({ attempt }),
  pauseCounted: fact(),
  remembered: fact(),
  signedIn: fact({ session: z.string() }),
  forgotten: fact(),
  forgottenElsewhere: fact(),
})
