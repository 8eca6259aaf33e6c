import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { SignOutRules } from '../domain/sign-in.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const attempt = z.string()
const account = { address: personal(Address), chainId: ChainId }
const reason = z.enum(['arrival', 'connected', 'account', 'tab', 'failure', 'late'])
const end = z.enum(['asked', 'disconnect', 'account', 'network', 'abandoned'])

/** Signing in at the host's server with a connected wallet, and out again; an attempt has the id of what asked for it, and one that a wallet signed as it was paired that of its session. */
export const signIn = defineEvents('signIn', {
  rulesGiven: fact(SignOutRules.shape),
  recalled: fact({ isSignOutOwed: z.boolean(), verifyingSince: z.optional(z.number()) }),
  checkRequested: fact({ reason }),
  checked: fact({ reason, address: personal(z.nullable(Address)), chainId: z.nullable(ChainId) }),
  checkFailed: fact({ reason, failure: Failure }),

  requested: intent(),
  attemptStarted: fact({ attempt, session: z.string(), namespace: Namespace, ...account }),
  messageReady: fact({
    attempt,
    message: personal(z.string()),
    method: z.string(),
    params: personal(z.unknown()),
  }),
  signedAhead: fact({
    attempt,
    namespace: Namespace,
    ...account,
    message: personal(z.string()),
    signature: personal(z.string()),
  }),
  attemptLingered: fact({ attempt }),
  signed: fact({ attempt, message: personal(z.string()), signature: personal(z.string()) }),
  attemptFailed: fact({ attempt, failure: Failure }),
  attemptAbandoned: fact({ attempt }),
  signedIn: fact({ attempt, ...account }),

  promptPostponed: fact(),
  cancelRequested: intent(),
  returnStarted: fact({ chainId: ChainId }),
  settled: fact(),

  signOutRequested: intent(),
  signOutStarted: fact({ reason: end }),
  signedOut: fact({ reason: end }),
  signOutFailed: fact({ reason: end, failure: Failure }),
})
