import { toBase64 } from '../../core/domain/values/base64.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { FoundReceiver } from '../../core/domain/send/found-receiver.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { typedReceiver } from '../../core/domain/send/receiver.ts'
import type { SendEstimate } from '../../core/domain/send/estimate.ts'
import { isBuiltByPage } from '../../core/domain/operations/transfer.ts'
import type { Transfer } from '../../core/domain/operations/transfer.ts'
import { feesOver, mostCost } from '../../core/domain/order/transaction-fees.ts'
import type { Send } from '../../core/ports/send.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** The fees of a sending and the lookup of its receiver, under a test's control. */
export type FakeSend = Send & Script<Send>

const baseFee = 10_000_000_000n
const tip = 1_000_000_000n

/** The fee of one signature, in lamports. */
const signatureFee = '5000'

/**
 * Creates a fake `send` port. On EVM, the coin takes 21000 gas and a token 50000, at 10 gwei with a tip of 1 gwei. On Solana, every sending costs
 * 5000 lamports, and a transaction is the transfer as JSON. `receivers` maps names to receivers. Unknown names have none, and an address is its
 * own receiver.
 */
export function fakeSend({
  receivers = {},
  order,
}: {
  readonly receivers?: Readonly<Record<string, FoundReceiver>>
  readonly order?: AnswerOrder
} = {}): FakeSend {
  const { script, ask } = createScript<Send>(order)
  return {
    ...script,
    estimate: (request, signal) =>
      ask('estimate', request, signal, () =>
        isBuiltByPage(request.network.id)
          ? { gas: null, fees: null, mostCost: signatureFee, likelyCost: signatureFee }
          : costOf(request.transfer.token === null ? 21_000n : 50_000n),
      ),
    receiver: (request, signal) =>
      ask(
        'receiver',
        request,
        signal,
        () => receivers[request.text] ?? plain(request.network.id, request.text),
      ),
    transaction: (request, signal) =>
      ask('transaction', request, signal, () => ({ transaction: toBase64(textBytes(request.transfer)) })),
  }
}

function costOf(gas: bigint): SendEstimate {
  const fees = feesOver(baseFee, tip)
  return {
    gas: gas.toString(),
    fees,
    mostCost: mostCost(gas, fees),
    likelyCost: (gas * (baseFee + tip)).toString(),
  }
}

function textBytes(transfer: Transfer): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(transfer))
}

function plain(chainId: ChainId, text: string): FoundReceiver {
  const typed = typedReceiver(text, chainId)
  if (typed.kind === 'address') return { address: typed.address, name: null, avatar: null, isContract: false }
  throw new LatchkeyError('invalid-address', `${text} leads to no address.`)
}
