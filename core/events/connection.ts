import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { AccountLabels } from '../domain/account-labels.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { ChosenAccount } from '../domain/chosen-account.ts'
import { ConnectorName } from '../domain/connector.ts'
import { Failure } from '../domain/failure.ts'
import { RememberedSession } from '../domain/remembered-sessions.ts'
import { InstalledWallet } from '../domain/wallet.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

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
const attempt = z.string()
const session = z.string()
const ended = { session, namespaces: z.array(Namespace) }
const reached = { connector: ConnectorName, wallet: InstalledWallet }

/** Connecting wallets, keeping their sessions true to what each wallet says, and ending them; a session has the id of the attempt that began it. */
export const connection = defineEvents('connection', {
  walletChosen: intent({ walletKey: z.string() }),
  retried: intent(),
  attemptStarted: fact({ attempt, ...reached, namespaces: z.array(Namespace) }),
  attemptLingered: fact({ attempt }),
  attemptFailed: fact({ attempt, failure: Failure }),
  attemptAbandoned: fact({ attempt }),
  attemptOvertaken: fact({ attempt, by: z.string() }),
  approvedLate: fact({ attempt }),
  keptLate: fact({ attempt, ...reached }),
  established: fact({ attempt, ...reached, namespaces, labels, signed: z.optional(signed) }),

  recalled: fact({ sessions: z.array(RememberedSession), from: z.enum(['visit', 'tab']) }),
  reconnectStarted: fact({ ...RememberedSession.shape, since: z.optional(z.number()) }),
  reconnectPutOff: fact({ attempt, namespaces, labels }),
  reconnectGivenUp: fact({ attempt: z.nullable(attempt), failure: z.nullable(Failure) }),

  accountsChanged: fact({
    session,
    namespace: Namespace,
    accounts,
    labels,
    chosen: z.optional(ChosenAccount),
  }),
  chainChanged: fact({ session, namespace: Namespace, chainId: ChainId }),
  walletLocked: fact({ session, namespace: Namespace }),
  walletUnlocked: fact({ session, namespace: Namespace }),
  resumed: fact({ session, namespaces, labels, chosen: z.optional(ChosenAccount) }),
  endedByWallet: fact({ ...ended, kept: z.optional(RememberedSession) }),
  endedElsewhere: fact(ended),
  yieldedElsewhere: fact(ended),
  replaced: fact({ ...ended, ...reached }),
  walletMisbehaved: fact({ failure: Failure }),

  disconnectRequested: intent({ namespace: z.optional(Namespace) }),
  disconnected: fact({ ...ended, ...reached }),
  forgotten: fact({ namespaces: z.array(Namespace) }),
  leftUnrestored: fact(reached),
  walletTold: fact({ session, failure: z.nullable(Failure) }),
})

/** The ways in which a session ends, with the namespaces that it served until then: here, by its wallet, in another tab, or because another one took its place. */
export const connectionEndings = [
  connection.disconnected,
  connection.endedByWallet,
  connection.endedElsewhere,
  connection.replaced,
] as const
