import * as z from 'zod/mini'
import { accountLabelsSchema } from '../../domain/account/labels.schema.ts'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema, namespaceSchema } from '../../domain/values/caip.schema.ts'
import { chosenAccountSchema } from '../../domain/sessions/chosen-account.schema.ts'
import { connectorNameSchema } from '../../domain/connection/connector.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { rememberedSessionSchema } from '../../domain/sessions/remembered-sessions.schema.ts'
import { installedWalletSchema } from '../../domain/wallets/installed-wallet.schema.ts'

const accounts = personal(z.array(addressSchema).check(z.minLength(1)))
const namespaces = z
  .array(z.object({ namespace: namespaceSchema, accounts, chainId: chainIdSchema }))
  .check(z.minLength(1))
const labels = personal(z.optional(accountLabelsSchema))
const signed = z.object({
  address: personal(addressSchema),
  chainId: chainIdSchema,
  message: personal(z.string()),
  signature: personal(z.string()),
})
const flow = z.string()
const session = z.string()
/** The origin of the flow. Absent for a visitor. */
const by = z.optional(z.enum(flowOrigins))
const ended = { session, namespaces: z.array(namespaceSchema) }
const reached = { connector: connectorNameSchema, wallet: installedWalletSchema }

export const connectionFields = {
  walletChosen: { walletKey: z.string(), by },
  retried: {},
  attemptStarted: { flow, by, ...reached, namespaces: z.array(namespaceSchema) },
  attemptDelayed: { flow },
  attemptFailed: { flow, failure: failureSchema },
  attemptAbandoned: { flow },
  attemptSuperseded: { flow, by: z.string() },
  approvedLate: { flow, ...reached },
  lateRevocationFailed: { flow, ...reached },
  established: { flow, by, ...reached, namespaces, labels, signed: z.optional(signed) },

  recalled: { sessions: z.array(rememberedSessionSchema), from: z.enum(['visit', 'tab']) },
  reconnectStarted: { ...rememberedSessionSchema.shape, since: z.optional(z.number()) },
  reconnectPostponed: { session, namespaces, labels },
  reconnectAbandoned: { session: z.nullable(session), failure: z.nullable(failureSchema) },

  accountsChanged: {
    session,
    namespace: namespaceSchema,
    accounts,
    labels,
    chosen: z.optional(chosenAccountSchema),
  },
  chainChanged: { session, namespace: namespaceSchema, chainId: chainIdSchema },
  walletLocked: { session, namespace: namespaceSchema },
  walletUnlocked: { session, namespace: namespaceSchema },
  resumed: { session, namespaces, labels, chosen: z.optional(chosenAccountSchema) },
  endedByWallet: { ...ended, kept: z.optional(rememberedSessionSchema) },
  endedInOtherTab: ended,
  yieldedToOtherTab: ended,
  replaced: { ...ended, ...reached },
  methodUnsupported: { session, method: z.string() },
  walletMisbehaved: { failure: failureSchema },

  disconnectRequested: { namespace: z.optional(namespaceSchema) },
  disconnected: { ...ended, ...reached },
  forgotten: { namespaces: z.array(namespaceSchema) },
  disconnectedUnrestored: reached,
  /** `after` is the event that the wallet was notified of. `failure` is not null if the notification failed. */
  walletNotified: {
    session,
    walletKey: z.string(),
    after: z.enum(['disconnected', 'replaced', 'disconnectedUnrestored', 'approvedLate']),
    failure: z.nullable(failureSchema),
  },
}
