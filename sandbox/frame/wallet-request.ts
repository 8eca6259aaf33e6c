import { getAddress, type Hex } from 'viem'
import { askNode } from '../browser-wallet/ask-node.ts'
import type { WalletChain } from '../browser-wallet/known-chains.ts'
import { readTransaction } from '../browser-wallet/transaction.ts'
import type { SigningKey } from '../phone/signing-method.ts'
import { signingMethods } from '../phone/signing-methods.ts'
import { importSolanaKey } from '../solana-key.ts'
import { callsStatus } from './calls-status.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import { capabilitiesOf, sendCalls } from './send-calls.ts'
import { inWords, type UserSmartAccount } from './smart-account.ts'
import { smartAccountChains, userOnChain } from './user-on-chain.ts'
import { askBundler, isOperationReading, sendUserOperation } from './user-operation.ts'
import { openUserWallet, type UserWallet } from './user-wallet.ts'
import type { User } from './users.ts'

/** A request to a user's wallet on a chain, by its CAIP-2 id. */
export type WalletRequest = { readonly chain: string; readonly method: string; readonly params: unknown }

type Answer = (world: FrameWorld, wallet: UserWallet, params: unknown) => unknown

/** The longest wait for a contract's transaction, in milliseconds. */
const mineLimit = 60_000

/** The methods that the frame answers itself, by name. */
const answers: Readonly<Record<string, Answer>> = {
  async eth_accounts(world, { user, chain }) {
    const { address, accounts } = await userOnChain(world, user, { chain })
    return [...new Set([address, ...accounts.map((account) => account.address)])]
  },
  wallet_getCapabilities: (world, wallet) => capabilitiesOf(smartAccountChains(world), wallet),
  wallet_getCallsStatus: (world, { user }, params) => callsStatus(world, user, params),
  wallet_sendCalls: sendCalls,
  eth_sendUserOperation: sendUserOperation,
}

/** Signs approved requests with the user's keys. Forwards methods that only read to the chain's node or bundler, and passes on their errors. */
export async function runRequest(
  world: FrameWorld,
  user: User,
  { chain, method, params }: WalletRequest,
): Promise<unknown> {
  const wallet = openUserWallet(world, user, chain)
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (answer) return answer(world, wallet, params)
  if (isOperationReading(method)) return askBundler(world, chain, method, params)
  const signing = Object.hasOwn(signingMethods, method) ? signingMethods[method] : undefined
  if (!signing) {
    // A node of the sandbox could be asked to sign for its own accounts, or to change the chain.
    if (!/^eth_(?!sign)/.test(method)) throw new FrameRefusal(`${method} is not offered by this frame.`)
    return askNode(evmChain(world, chain), method, params)
  }
  if (method === 'eth_sendTransaction' && wallet.isContract(senderIn(params)))
    return sendByContract(world, wallet, params)
  const solana = await importSolanaKey(world.users.keys(user.id).solana)
  const contract = wallet.contract === null ? [] : [signingContract(await wallet.smartAccount())]
  const refuse = async () => {
    throw new FrameRefusal('The page moves its wallet to another chain itself.')
  }
  return signing.run(
    {
      accounts: [wallet.key(), ...contract].map((evm) => ({ evm, solana })),
      chain: () => evmChain(world, chain),
      solanaNode: () => solanaNode(world, chain),
      switchChain: refuse,
      addChain: refuse,
    },
    params,
  )
}

/** Returns a contract as a signer. Its transactions are sent by another method. */
function signingContract(account: UserSmartAccount): SigningKey {
  return {
    address: account.address,
    signMessage: ({ message }) => account.signMessage({ message }),
    signTypedData: (data) => account.signTypedData(data),
    signTransaction: async () => {
      throw new FrameRefusal('A smart account signs no transactions.')
    },
  }
}

/** Sends a transaction as an operation. Returns the hash of the transaction that carried it. */
async function sendByContract(world: FrameWorld, wallet: UserWallet, params: unknown): Promise<Hex> {
  const { id } = evmChain(world, wallet.chain)
  const { to, value = '0x0', data = '0x' } = readTransaction((params as readonly unknown[])[0], id)
  if (!to) throw new FrameRefusal('A smart account makes no contracts.')
  const bundler = await wallet.bundler()
  const hash = await inWords(
    bundler.sendUserOperation({ calls: [{ to: getAddress(to), value: BigInt(value), data }] }),
  )
  const { receipt } = await inWords(bundler.waitForUserOperationReceipt({ hash, timeout: mineLimit }))
  return receipt.transactionHash
}

function solanaNode({ nodeUrl }: FrameWorld, chain: string): string {
  const url = nodeUrl(chain)
  if (url !== null) return url
  throw new FrameRefusal(`The wallet has no connection to ${chain}: that chain is not running.`)
}

function evmChain({ nodeUrl }: FrameWorld, chain: string): WalletChain {
  return { id: Number(chain.replace('eip155:', '')), name: chain, symbol: 'ETH', rpcUrl: nodeUrl(chain) }
}

function senderIn(params: unknown): unknown {
  return Array.isArray(params) ? (Object(params[0]) as { from?: unknown }).from : undefined
}
