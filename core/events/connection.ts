import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { InstalledWallet } from '../domain/wallet.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from './personal.ts'

const accounts = personal(z.array(Address).check(z.minLength(1)))
const attempt = z.string()

/** Connecting a wallet, keeping the connection true to what the wallet says, and ending it. */
export const connection = defineEvents('connection', {
  walletChosen: intent({ walletKey: z.string() }),
  retried: intent(),
  attemptStarted: fact({ attempt, wallet: InstalledWallet }),
  attemptSucceeded: fact({ attempt, namespace: Namespace, accounts, chainId: ChainId }),
  attemptFailed: fact({ attempt, failure: Failure }),
  attemptAbandoned: fact({ attempt }),

  rememberedFound: fact({ walletKey: z.string() }),
  nothingRemembered: fact(),
  reconnectStarted: fact({ wallet: InstalledWallet }),
  reconnected: fact({ attempt, namespace: Namespace, accounts, chainId: ChainId }),
  reconnectGivenUp: fact({ attempt: z.nullable(attempt), failure: z.nullable(Failure) }),

  accountsChanged: fact({ namespace: Namespace, accounts }),
  chainChanged: fact({ namespace: Namespace, chainId: ChainId }),
  endedByWallet: fact({ namespace: Namespace }),
  walletMisbehaved: fact({ failure: Failure }),

  disconnectRequested: intent(),
  disconnected: fact({ namespace: Namespace }),
})
