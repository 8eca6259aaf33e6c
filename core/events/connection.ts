import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { ConnectorName, InstalledWallet } from '../domain/wallet.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from './personal.ts'

const accounts = personal(z.array(Address).check(z.minLength(1)))
const attempt = z.string()

/** Connecting a wallet, keeping the connection true to what the wallet says, and ending it. */
export const connection = defineEvents('connection', {
  walletChosen: intent({ walletKey: z.string() }),
  retried: intent(),
  attemptStarted: fact({ attempt, wallet: InstalledWallet }),
  attemptLingered: fact({ attempt }),
  attemptSucceeded: fact({ attempt, namespace: Namespace, accounts, chainId: ChainId }),
  established: fact({
    attempt,
    connector: ConnectorName,
    wallet: InstalledWallet,
    namespace: Namespace,
    accounts,
    chainId: ChainId,
  }),
  attemptFailed: fact({ attempt, failure: Failure }),
  attemptAbandoned: fact({ attempt }),

  rememberedFound: fact({ connector: ConnectorName, wallet: InstalledWallet, chainId: z.optional(ChainId) }),
  nothingRemembered: fact(),
  reconnectStarted: fact({ connector: ConnectorName, wallet: InstalledWallet, chainId: z.optional(ChainId) }),
  reconnected: fact({ attempt, namespace: Namespace, accounts, chainId: ChainId }),
  reconnectGivenUp: fact({ attempt: z.nullable(attempt), failure: z.nullable(Failure) }),

  accountsChanged: fact({ session: attempt, namespace: Namespace, accounts }),
  chainChanged: fact({ session: attempt, namespace: Namespace, chainId: ChainId }),
  walletLocked: fact({ session: attempt, namespace: Namespace }),
  walletUnlocked: fact({ session: attempt, namespace: Namespace }),
  resumed: fact({ session: attempt, namespace: Namespace, accounts, chainId: ChainId }),
  endedByWallet: fact({ session: attempt, namespace: Namespace }),
  endedElsewhere: fact({ session: attempt, namespace: Namespace }),
  walletMisbehaved: fact({ failure: Failure }),

  disconnectRequested: intent(),
  walletTold: fact({ failure: z.nullable(Failure) }),
  disconnected: fact({ namespace: Namespace }),
})

/** The ways in which a connection ends: here, by its wallet, or in another tab. */
export const connectionEndings = [
  connection.disconnected,
  connection.endedByWallet,
  connection.endedElsewhere,
] as const

/** The ways in which one begins: a wallet approved, was silently restored, or was paired. */
export const connectionBeginnings = [
  connection.attemptSucceeded,
  connection.reconnected,
  connection.established,
] as const
