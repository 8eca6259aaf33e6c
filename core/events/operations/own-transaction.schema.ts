import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { AskedTransaction } from '../../domain/operations/asked-transaction.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { OwnBundle } from '../../domain/operations/own-bundle.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { SentTransaction } from '../../domain/operations/sent-transaction.schema.ts'
import { MinedInstead, Moved, Settlement } from '../../domain/operations/settlement.schema.ts'

const chosen = { chainId: ChainId, address: personal(Address), hash: personal(z.string()) }

export const ownTransactionFields = {
  sent: {
    chainId: ChainId,
    address: personal(Address),
    params: personal(z.unknown()),
    result: personal(z.unknown()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(AskedTransaction)),
  },
  bundled: {
    chainId: ChainId,
    address: personal(Address),
    walletKey: z.string(),
    bundle: personal(z.string()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(AskedTransaction)),
  },
  bundleWatched: { bundle: personal(z.string()), since: z.number() },
  bundleEnded: { bundle: personal(z.string()) },
  recalled: { transactions: z.array(SentTransaction), bundles: z.optional(z.array(OwnBundle)) },
  joined: {},
  lookUpRequested: chosen,
  watched: chosen,
  seen: { ...chosen, nonce: z.number(), actionDigest: personal(z.optional(z.string())) },
  settled: {
    ...chosen,
    ...Settlement.shape,
    instead: personal(z.optional(MinedInstead)),
    moved: personal(z.optional(Moved)),
  },
}
