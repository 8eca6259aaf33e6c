import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { BaseUnits } from '../domain/amount.ts'
import { AskedWallet } from '../domain/asked-wallet.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { Transfer } from '../domain/transfer.ts'
import { KeptRequest } from '../domain/kept-requests.ts'
import { Failure } from '../domain/failure.ts'
import { Checked } from '../domain/preflight/checked.ts'
import { sendRisks } from '../domain/send-risk.ts'
import { FoundReceiver } from '../domain/found-receiver.ts'
import { SendEstimate } from '../domain/send-estimate.ts'
import { HeldToken } from '../domain/token-balances.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const text = personal(z.string())
const transfer = personal(Transfer)
/** The mark before a fraction, as the visitor's locale has it. */
const separator = z.string()

/** What a visitor sends, and what a host began the form with (`prefill…`): the token with who holds it (`isUnlisted` where its chain alone told of it), how much and to whom; what that costs, by the id of the question; and how it goes, by the id of the press that began it. */
export const send = defineEvents('send', {
  tokenChosen: intent({
    chainId: ChainId,
    address: personal(Address),
    token: personal(HeldToken),
    isUnlisted: z.optional(z.boolean()),
  }),
  amountTyped: intent({ text, separator }),
  unitSwitched: intent({ separator }),
  mostChosen: intent({ amount: personal(BaseUnits), separator }),
  receiverTyped: intent({ text }),
  searchTyped: intent({ text: z.string() }),
  prefillRetried: intent(),
  estimateRetried: intent(),
  confirmed: intent(),
  cancelled: intent(),

  begunAnew: fact(),
  prefillStarted: fact({
    token: z.nullable(z.string()),
    amount: z.nullable(personal(z.string())),
    receiver: z.nullable(personal(z.string())),
    namespace: z.optional(Namespace),
  }),
  prefillSought: fact({ chainId: ChainId, address: personal(Address), token: Address }),
  prefillMissed: fact(),
  prefillUnknown: fact({ failure: Failure }),
  prefillEnded: fact(),
  receiverFound: fact({ text, receiver: personal(FoundReceiver) }),
  receiverFailed: fact({ text, failure: Failure }),
  estimateStarted: fact({ estimate: z.string(), transfer }),
  estimated: fact({
    estimate: z.string(),
    known: personal(SendEstimate),
    checked: personal(z.optional(Checked)),
  }),
  estimateFailed: fact({ estimate: z.string(), failure: Failure }),
  risksTold: fact({ transfer, risks: z.array(z.enum(sendRisks)) }),
  attemptStarted: fact({ attempt: z.string(), chainId: ChainId, transfer, wallet: z.optional(AskedWallet) }),
  transactionMade: fact({
    attempt: z.string(),
    chainId: ChainId,
    address: personal(Address),
    transaction: personal(z.string()),
    wallet: z.optional(AskedWallet),
  }),
  attemptLingered: fact({ attempt: z.string() }),
  attemptAbandoned: fact({ attempt: z.string() }),
  signed: fact({ attempt: z.string(), hash: personal(z.string()) }),
  attemptFailed: fact({ attempt: z.string(), failure: Failure }),
  letGo: fact({ attempt: z.string() }),
  requestsRecalled: fact({ requests: z.array(KeptRequest) }),
  requestsJoined: fact({ requests: z.array(KeptRequest) }),
})
