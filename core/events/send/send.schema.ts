import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { BaseUnits } from '../../domain/values/amount.schema.ts'
import { AskedWallet } from '../../domain/operations/asked-wallet.schema.ts'
import { ChainId, Namespace } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { FoundReceiver } from '../../domain/send/found-receiver.schema.ts'
import { StoredRequest } from '../../domain/operations/stored-requests.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { Checked } from '../../domain/preflight/checked.schema.ts'
import { SendEstimate } from '../../domain/send/estimate.schema.ts'
import { SendOrder } from '../../domain/send/order.schema.ts'
import { sendRisks } from '../../domain/send/risk.ts'
import { HeldToken } from '../../domain/tokens/balances.schema.ts'
import { Transfer } from '../../domain/operations/transfer.schema.ts'

const flow = z.string()
const text = personal(z.string())
const transfer = personal(Transfer)
const order = personal(SendOrder)
/** The decimal separator of the visitor's locale. */
const separator = z.string()

export const sendFields = {
  tokenChosen: {
    chainId: ChainId,
    address: personal(Address),
    token: personal(HeldToken),
    isUnlisted: z.optional(z.boolean()),
  },
  amountTyped: { text, separator },
  unitSwitched: { separator },
  maxChosen: { amount: personal(BaseUnits), separator },
  receiverTyped: { text },
  searchTyped: { text: z.string() },
  prefillRetried: {},
  estimateRetried: {},
  /** `token` is an address or `native`. `amount` is in whole tokens, such as `1.5`. */
  quoteRequested: {
    chainId: ChainId,
    address: personal(Address),
    token: z.string(),
    amount: text,
    receiver: text,
  },
  confirmed: {},
  reviewClosed: {},
  sendingRequested: { order, by: z.enum(flowOrigins), wallet: z.optional(AskedWallet) },
  cancelled: { flow },

  formReset: {},
  prefillStarted: {
    token: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
    receiver: z.nullable(personal(z.string())),
    namespace: z.optional(Namespace),
  },
  prefillLookUpStarted: { chainId: ChainId, address: personal(Address), token: Address },
  /** The account holds none of the token. With `failure`, the balance is unknown. */
  prefillMissed: { failure: z.optional(Failure) },
  prefillEnded: {},
  receiverFound: { text, receiver: personal(FoundReceiver) },
  receiverFailed: { text, failure: Failure },
  estimateStarted: { estimate: z.string(), transfer },
  estimated: {
    estimate: z.string(),
    known: personal(SendEstimate),
    checked: personal(z.optional(Checked)),
  },
  estimateFailed: { estimate: z.string(), failure: Failure },
  /** `held` are the account's balances from the service. */
  quoted: { order, held: personal(z.array(HeldToken)) },
  quoteFailed: { failure: Failure },
  risksShown: { transfer, risks: z.array(z.enum(sendRisks)) },

  transactionMade: {
    flow,
    chainId: ChainId,
    address: personal(Address),
    transaction: personal(z.string()),
    wallet: z.optional(AskedWallet),
  },
  answerAwaited: { flow },
  signed: { flow, hash: personal(z.string()) },
  sendingFailed: { flow, failure: Failure },
  sendingAbandoned: { flow },
  backgrounded: { flow },

  requestsRecalled: { requests: z.array(StoredRequest) },
}
