import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { baseUnitsSchema } from '../../domain/values/amount.schema.ts'
import { signingWalletSchema } from '../../domain/operations/request/signing-wallet.schema.ts'
import { chainIdSchema, namespaceSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { foundReceiverSchema } from '../../domain/send/found-receiver.schema.ts'
import { storedRequestSchema } from '../../domain/operations/request/stored-requests.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { checkedSchema } from '../../domain/preflight/checked.schema.ts'
import { sendEstimateSchema } from '../../domain/send/estimate.schema.ts'
import { sendOrderSchema } from '../../domain/send/order.schema.ts'
import { sendRisks } from '../../domain/send/risk.ts'
import { heldTokenSchema } from '../../domain/tokens/balances.schema.ts'
import { transferSchema } from '../../domain/operations/transfer.schema.ts'

const flow = z.string()
const text = personal(z.string())
const transfer = personal(transferSchema)
const order = personal(sendOrderSchema)
/** The decimal separator of the visitor's locale. */
const separator = z.string()

export const sendFields = {
  tokenChosen: {
    chainId: chainIdSchema,
    address: personal(addressSchema),
    token: personal(heldTokenSchema),
    isUnlisted: z.optional(z.boolean()),
  },
  amountTyped: { text, separator },
  unitSwitched: { separator },
  maxChosen: { amount: personal(baseUnitsSchema), separator },
  receiverTyped: { text },
  searchTyped: { text: z.string() },
  prefillRetried: {},
  estimateRetried: {},
  /** `token` is an address or `native`. `amount` is in whole tokens, such as `1.5`. */
  quoteRequested: {
    chainId: chainIdSchema,
    address: personal(addressSchema),
    token: z.string(),
    amount: text,
    receiver: text,
  },
  confirmed: {},
  reviewClosed: {},
  sendingRequested: { order, by: z.enum(flowOrigins), wallet: z.optional(signingWalletSchema) },
  cancelled: { flow },

  formReset: {},
  prefillStarted: {
    token: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
    receiver: z.nullable(personal(z.string())),
    namespace: z.optional(namespaceSchema),
  },
  prefillLookUpStarted: { chainId: chainIdSchema, address: personal(addressSchema), token: addressSchema },
  /** The account holds none of the token. With `failure`, the balance is unknown. */
  prefillMissed: { failure: z.optional(failureSchema) },
  prefillEnded: {},
  receiverFound: { text, receiver: personal(foundReceiverSchema) },
  receiverFailed: { text, failure: failureSchema },
  estimateStarted: { estimate: z.string(), transfer },
  estimated: {
    estimate: z.string(),
    known: personal(sendEstimateSchema),
    checked: personal(z.optional(checkedSchema)),
  },
  estimateFailed: { estimate: z.string(), failure: failureSchema },
  /** `held` are the account's balances from the service. */
  quoted: { order, held: personal(z.array(heldTokenSchema)) },
  quoteFailed: { failure: failureSchema },
  risksShown: { transfer, risks: z.array(z.enum(sendRisks)) },

  transactionMade: {
    flow,
    chainId: chainIdSchema,
    address: personal(addressSchema),
    transaction: personal(z.string()),
    wallet: z.optional(signingWalletSchema),
  },
  answerAwaited: { flow },
  signed: { flow, hash: personal(z.string()) },
  sendingFailed: { flow, failure: failureSchema },
  sendingAbandoned: { flow },
  backgrounded: { flow },

  requestsRecalled: { requests: z.array(storedRequestSchema) },
}
