import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { socialProviders } from '../domain/social-provider.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { secret } from './secret.ts'

const attempt = z.string()
const uri = personal(z.string())
const provider = z.enum(socialProviders)
const username = personal(z.nullable(z.string()))

/** Signing in to the secure frame by a social account, whose consent is given in a popup, or with Farcaster, by a link; an attempt has the id of what asked for it. */
export const social = defineEvents('social', {
  chosen: intent({ provider }),
  linkCopyRequested: intent(),

  recalled: fact({ provider: z.nullable(provider) }),
  usernameRecalled: fact({ username }),
  attemptStarted: fact({ attempt, provider }),
  popupOpened: fact({ attempt }),
  consentOffered: fact({ attempt, uri }),
  consented: fact({ attempt, uri: secret }),
  popupClosed: fact({ attempt }),
  linkReceived: fact({ attempt, uri }),
  linkCopied: fact(),
  linkCopyFailed: fact({ failure: Failure }),
  accepted: fact({ attempt, username }),
  failed: fact({
    attempt,
    provider,
    step: z.enum(['popup', 'consent', 'link', 'account']),
    failure: Failure,
  }),
  abandoned: fact({ attempt }),
  signedIn: fact({ session: z.string(), provider, username }),
})

/** What ends everything that is asked for an attempt. */
export const socialEndings = [social.failed, social.accepted, social.abandoned] as const
