import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { secret } from './secret.ts'

const attempt = z.string()
const text = personal(z.string())

/** Changing the e-mail address of a wallet in the secure frame: a new address, a code to the present one, and one to the new one; an attempt has the id of what asked for it, and is about a session. */
export const emailUpdate = defineEvents('emailUpdate', {
  editRequested: intent(),
  typed: intent({ text }),
  submitted: intent(),
  codeTyped: intent({ text: secret, digits: z.int() }),

  attemptStarted: fact({ attempt, session: z.string(), email: text }),
  begun: fact({ attempt, next: z.enum(['primary', 'secondary']) }),
  checkStarted: fact({ attempt }),
  presentConfirmed: fact({ attempt }),
  changed: fact({ attempt, email: text }),
  failed: fact({ attempt, step: z.enum(['address', 'mail', 'code']), failure: Failure }),
  abandoned: fact({ attempt }),
})
