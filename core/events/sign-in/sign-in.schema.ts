import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema, namespaceSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { signOutRulesSchema } from '../../domain/sign-in/sign-in.schema.ts'

const flow = z.string()
const account = { address: personal(addressSchema), chainId: chainIdSchema }
const reason = z.enum(['arrival', 'connected', 'account', 'tab', 'failure', 'late'])
const end = z.enum(['asked', 'disconnect', 'account', 'network', 'abandoned'])

export const signInFields = {
  rulesGiven: signOutRulesSchema.shape,
  recalled: { isSignOutPending: z.boolean(), verifyingSince: z.optional(z.number()) },
  checkRequested: { reason },
  checked: { reason, address: personal(z.nullable(addressSchema)), chainId: z.nullable(chainIdSchema) },
  checkFailed: { reason, failure: failureSchema },

  requested: {},
  started: { flow, session: z.string(), namespace: namespaceSchema, ...account },
  messageReady: {
    flow,
    message: personal(z.string()),
    method: z.string(),
    params: personal(z.unknown()),
  },
  signedDuringPairing: {
    flow,
    namespace: namespaceSchema,
    ...account,
    message: personal(z.string()),
    signature: personal(z.string()),
  },
  signatureAwaited: { flow },
  signed: { flow, message: personal(z.string()), signature: personal(z.string()) },
  failed: { flow, failure: failureSchema },
  abandoned: { flow },
  signedIn: { flow, ...account },

  /** The sign-in view is shown, and keeps the modal open. */
  promptShown: {},
  /** The visitor is choosing something. The prompt waits until the modal closes. */
  promptPostponed: {},
  /** The modal has closed, so that a postponed prompt is due. */
  promptResumed: {},
  /** The visitor has signed in, so that the view is left. */
  promptAnswered: {},
  cancelRequested: {},
  /** The wallet is asked to return to the network of the earlier session. */
  returnStarted: { chainId: chainIdSchema },
  /** The visitor disconnects before the wallet has returned. */
  returnAbandoned: {},
  /** The connection has ended, or another one replaces it. */
  returnSuperseded: {},

  signOutRequested: {},
  signOutStarted: { reason: end },
  signedOut: { reason: end },
  signOutFailed: { reason: end, failure: failureSchema },
}
