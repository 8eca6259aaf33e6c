import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { socialProviders } from '../../domain/options/social-provider.ts'
import { secret } from '../secret.schema.ts'

const flow = z.string()
const uri = personal(z.string())
const provider = z.enum(socialProviders)
const username = personal(z.nullable(z.string()))

export const socialFields = {
  chosen: { provider, by: z.enum(flowOrigins) },
  linkCopyRequested: {},

  recalled: { provider: z.nullable(provider) },
  usernameRecalled: { username },
  popupOpened: { flow },
  consentOffered: { flow, uri },
  consented: { flow, uri: secret },
  popupClosed: { flow },
  linkReceived: { flow, uri },
  linkCopied: {},
  linkCopyFailed: { failure: failureSchema },
  accepted: { flow, username },
  failed: {
    flow,
    provider,
    step: z.enum(['popup', 'consent', 'link', 'account']),
    failure: failureSchema,
  },
  abandoned: { flow },
  signedIn: { session: z.string(), provider, username },
}
