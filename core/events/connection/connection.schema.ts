import * as z from 'zod/mini'
import { AccountLabels } from '../../domain/account/labels.schema.ts'
import { Address } from '../../domain/account/account.schema.ts'
import { ChainId, Namespace } from '../../domain/values/caip.schema.ts'
import { ChosenAccount } from '../../domain/sessions/chosen-account.schema.ts'
import { ConnectorName } from '../../domain/connection/connector.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { RememberedSession } from '../../domain/sessions/remembered-sessions.schema.ts'
import { InstalledWallet } from '../../domain/wallets/installed-wallet.schema.ts'

const accounts = personal(z.array(Address).check(z.minLength(1)))
const namespaces = z
  .array(z.object({ namespace: Namespace, accounts, chainId: ChainId }))
  .check(z.minLength(1))
const labels = personal(z.optional(AccountLabels))
const signed = z.object({
  address: personal(Address),
  chainId: ChainId,
  message: personal(z.string()),
  signature: personal(z.string()),
})
const flow = z.string()
const session = z.string()
/** The origin of the flow. Absent for a visitor. */
const by = z.optional(z.enum(flowOrigins))
const ended = { session, namespaces: z.array(Namespace) }
const reached = { connector: ConnectorName, wallet: InstalledWallet }

export const connectionFields = {
  walletChosen: { walletKey: z.string(), by },
  retried: {},
  attemptStarted: { flow, by, ...reached, namespaces: z.array(Namespace) },
  attemptDelayed: { flow },
  attemptFailed: { flow, failure: Failure },
  attemptAbandoned: { flow },
  attemptSuperseded: { flow, by: z.string() },
  approvedLate: { flow, ...reached },
  storedLate: { flow, ...reached },
  established: { flow, by, ...reached, namespaces, labels, signed: z.optional(signed) },

  recalled: { sessions: z.array(RememberedSession), from: z.enum(['visit', 'tab']) },
  reconnectStarted: { ...RememberedSession.shape, since: z.optional(z.number()) },
  reconnectPostponed: { session, namespaces, labels },
  reconnectAbandoned: { session: z.nullable(session), failure: z.nullable(Failure) },

  accountsChanged: {
    session,
    namespace: Namespace,
    accounts,
    labels,
    chosen: z.optional(ChosenAccount),
  },
  chainChanged: { session, namespace: Namespace, chainId: ChainId },
  walletLocked: { session, namespace: Namespace },
  walletUnlocked: { session, namespace: Namespace },
  resumed: { session, namespaces, labels, chosen: z.optional(ChosenAccount) },
  endedByWallet: { ...ended, kept: z.optional(RememberedSession) },
  endedInOtherTab: ended,
  yieldedToOtherTab: ended,
  replaced: { ...ended, ...reached },
  methodUnsupported: { session, method: z.string() },
  walletMisbehaved: { failure: Failure },

  disconnectRequested: { namespace: z.optional(Namespace) },
  disconnected: { ...ended, ...reached },
  forgotten: { namespaces: z.array(Namespace) },
  disconnectedUnrestored: reached,
  /** `after` is the event that the wallet was notified of. `failure` is not null if the notification failed. */
  walletNotified: {
    session,
    walletKey: z.string(),
    after: z.enum(['disconnected', 'replaced', 'disconnectedUnrestored', 'approvedLate']),
    failure: z.nullable(Failure),
  },
}
