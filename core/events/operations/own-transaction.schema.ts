import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { requestedTransactionSchema } from '../../domain/operations/request/requested-transaction.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { ownBundleSchema } from '../../domain/operations/own-bundle.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { sentTransactionSchema } from '../../domain/operations/sent-transaction.schema.ts'
import {
  minedInsteadSchema,
  movedSchema,
  settlementSchema,
} from '../../domain/operations/settlement/settlement.schema.ts'

const chosen = { chainId: chainIdSchema, address: personal(addressSchema), hash: personal(z.string()) }

export const ownTransactionFields = {
  sent: {
    chainId: chainIdSchema,
    address: personal(addressSchema),
    params: personal(z.unknown()),
    result: personal(z.unknown()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(requestedTransactionSchema)),
  },
  bundled: {
    chainId: chainIdSchema,
    address: personal(addressSchema),
    walletKey: z.string(),
    bundle: personal(z.string()),
    askedAt: z.optional(z.number()),
    asked: personal(z.optional(requestedTransactionSchema)),
  },
  bundleWatched: { bundle: personal(z.string()), since: z.number() },
  bundleEnded: { bundle: personal(z.string()) },
  recalled: { transactions: z.array(sentTransactionSchema), bundles: z.optional(z.array(ownBundleSchema)) },
  joined: {},
  lookUpRequested: chosen,
  watched: chosen,
  seen: { ...chosen, nonce: z.number(), actionDigest: personal(z.optional(z.string())) },
  settled: {
    ...chosen,
    ...settlementSchema.shape,
    instead: personal(z.optional(minedInsteadSchema)),
    moved: personal(z.optional(movedSchema)),
  },
}
