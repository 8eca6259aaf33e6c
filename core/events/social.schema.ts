import * as z from 'zod/mini'
import { Failure } from '../domain/failure.schema.ts'
import { flowOrigins } from '../domain/flow-origin.ts'
import { personal } from '../domain/personal.ts'
import { socialProviders } from '../domain/social-provider.ts'
import { secret } from './secret.schema.ts'

const attempt = z.string()
const uri = personal(z.string())
const provider = z.enum(socialProviders)
const username = personal(z.nullable(z.string()))

export const socialFields = {
  chosen: { provider, by: z.enum(flowOrigins) },
  linkCopyRequested: {},

  recalled: { provider: z.nullable(provider) },
  usernameRecalled: { username },
  popupOpened: { attempt },
  consentOffered: { attempt, uri },
  consented: { attempt, uri: secret },
  popupClosed: { attempt },
  linkReceived: { attempt, uri },
  linkCopied: {},
  linkCopyFailed: { failure: Failure },
  accepted: { attempt, username },
  failed: {
    attempt,
    provider,
    step: z.enum(['popup', 'consent', 'link', 'account']),
    failure: Failure,
  },
  abandoned: { attempt },
  signedIn: { session: z.string(), provider, username },
}
