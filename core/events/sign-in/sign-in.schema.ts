import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { ChainId, Namespace } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { SignOutRules } from '../../domain/sign-in/sign-in.schema.ts'

const flow = z.string()
const account = { address: personal(Address), chainId: ChainId }
const reason = z.enum(['arrival', 'connected', 'account', 'tab', 'failure', 'late'])
const end = z.enum(['asked', 'disconnect', 'account', 'network', 'abandoned'])

export const signInFields = {
  rulesGiven: SignOutRules.shape,
  recalled: { isSignOutPending: z.boolean(), verifyingSince: z.optional(z.number()) },
  checkRequested: { reason },
  checked: { reason, address: personal(z.nullable(Address)), chainId: z.nullable(ChainId) },
  checkFailed: { reason, failure: Failure },

  requested: {},
  started: { flow, session: z.string(), namespace: Namespace, ...account },
  messageReady: {
    flow,
    message: personal(z.string()),
    method: z.string(),
    params: personal(z.unknown()),
  },
  signedDuringPairing: {
    flow,
    namespace: Namespace,
    ...account,
    message: personal(z.string()),
    signature: personal(z.string()),
  },
  signatureAwaited: { flow },
  signed: { flow, message: personal(z.string()), signature: personal(z.string()) },
  failed: { flow, failure: Failure },
  abandoned: { flow },
  signedIn: { flow, ...account },

  promptPostponed: {},
  cancelRequested: {},
  returnStarted: { chainId: ChainId },
  settled: {},

  signOutRequested: {},
  signOutStarted: { reason: end },
  signedOut: { reason: end },
  signOutFailed: { reason: end, failure: Failure },
}
