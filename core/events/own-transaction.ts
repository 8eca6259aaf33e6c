import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { AskedTransaction } from '../domain/asked-transaction.ts'
import { ChainId } from '../domain/caip.ts'
import { OwnBundle } from '../domain/own-bundle.ts'
import { SentTransaction } from '../domain/sent-transaction.ts'
import { MinedInstead, Moved, Settlement } from '../domain/settlement.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const chosen = { chainId: ChainId, address: personal(Address), hash: personal(z.string()) }

/** Transactions that wallets sent for this page: told at once, watched until they have ended, and kept over visits; so are calls that were sent as one operation (`bundle`, their id), until their wallet names a transaction. */
export const ownTransaction = defineEvents('ownTransaction', {
  sent: fact({
    chainId: ChainId,
    address: personal(Address),
    params: personal(z.unknown()),
    result: personal(z.unknown()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(AskedTransaction)),
  }),
  bundled: fact({
    chainId: ChainId,
    address: personal(Address),
    walletKey: z.string(),
    bundle: personal(z.string()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(AskedTransaction)),
  }),
  bundleWatched: fact({ bundle: personal(z.string()), since: z.number() }),
  bundleEnded: fact({ bundle: personal(z.string()) }),
  recalled: fact({ transactions: z.array(SentTransaction), bundles: z.optional(z.array(OwnBundle)) }),
  joined: fact(),
  sought: intent(chosen),
  watched: fact(chosen),
  seen: fact({ ...chosen, nonce: z.number(), actionDigest: personal(z.optional(z.string())) }),
  settled: fact({
    ...chosen,
    ...Settlement.shape,
    instead: personal(z.optional(MinedInstead)),
    moved: personal(z.optional(Moved)),
  }),
})
