import { isAddress, isAddressEqual, isHash, type Hex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { entryPoint } from '../chains/entry-point.ts'
import { paymaster } from '../chains/user-account.ts'
import { bundleOf, type BundlerChain } from './bundler-chain.ts'
import { estimateGas } from './gas-estimate.ts'
import { operationOf, receiptOf } from './mined-operations.ts'
import { RpcRefusal, refusalCodes } from './rpc-refusal.ts'
import { prospectOf, refuseBy } from './simulation.ts'
import { readDraft, readOperation, type Operation } from './user-operation.ts'

/** The outcome of operations: sent, refused, or accepted and never sent. */
export type OperationFate = 'sent' | 'refused' | 'never-mined'

/** The context of a call: the chain, the outcome of operations, and a queue for the sender. */
export type CallContext = {
  readonly chain: BundlerChain
  readonly fate: () => OperationFate
  readonly inTurn: <Value>(act: () => Promise<Value>) => Promise<Value>
}

type BundlerCall = (context: CallContext, params: readonly unknown[]) => unknown

const sponsored = {
  paymaster,
  paymasterData: '0x',
  paymasterVerificationGasLimit: '0xea60',
  paymasterPostOpGasLimit: '0x0',
}

/** The methods of a bundler (ERC-7769) and its paymaster (ERC-7677), by name. */
export const bundlerCalls: Readonly<Record<string, BundlerCall>> = {
  eth_chainId: ({ chain }) => `0x${chain.chain.id.toString(16)}`,
  eth_supportedEntryPoints: () => [entryPoint],
  eth_sendUserOperation: ({ chain, fate, inTurn }, [given, at]) => {
    checkEntryPoint(at)
    const operation = readOperation(given)
    if (fate() === 'refused')
      throw new RpcRefusal(
        refusalCodes.throttled,
        'The bundler takes no operations, as the fault switch ordered.',
      )
    return inTurn(() => send(chain, operation, fate() === 'never-mined'))
  },
  eth_estimateUserOperationGas: ({ chain }, [given, at]) => {
    checkEntryPoint(at)
    return estimateGas(chain, readDraft(given))
  },
  eth_getUserOperationReceipt: ({ chain }, [hash]) => receiptOf(chain, readHash(hash)),
  eth_getUserOperationByHash: ({ chain }, [hash]) => operationOf(chain, readHash(hash)),
  pm_getPaymasterStubData: () => ({ ...sponsored, sponsor: { name: 'The sandbox' }, isFinal: true }),
  pm_getPaymasterData: () => sponsored,
}

/** Sends a valid operation in a bundle of its own. */
async function send(chain: BundlerChain, operation: Operation, isKeptBack: boolean): Promise<Hex> {
  refuseBy(await prospectOf(chain, operation))
  if (!isKeptBack) {
    const { data, gas } = bundleOf(operation, chain.account.address)
    const hash = await chain.sendTransaction({ to: entryPoint, data, gas })
    // The next operation depends on this one. The wait has a limit, because the node may mine nothing.
    await chain.waitForTransactionReceipt({ hash, timeout: 2_000 }).catch(() => undefined)
  }
  return getUserOperationHash({
    chainId: chain.chain.id,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
}

function checkEntryPoint(at: unknown): void {
  if (typeof at === 'string' && isAddress(at, { strict: false }) && isAddressEqual(at, entryPoint)) return
  throw new RpcRefusal(refusalCodes.invalidParams, `The EntryPoint must be ${entryPoint}.`)
}

function readHash(hash: unknown): Hex {
  if (typeof hash === 'string' && isHash(hash)) return hash
  throw new RpcRefusal(refusalCodes.invalidParams, 'The hash of a user operation must be 32 bytes in hex.')
}
