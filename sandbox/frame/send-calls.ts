import { numberToHex, type Hex } from 'viem'
import { askNode } from '../browser-wallet/ask-node.ts'
import { ProviderError } from '../browser-wallet/provider-error.ts'
import { completeTransaction } from '../browser-wallet/transaction.ts'
import { isOlder, readCallsRequest } from './calls-request.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import type { SentCalls } from './sent-calls.ts'
import { inWords, type Call } from './smart-account.ts'
import type { UserWallet } from './user-wallet.ts'

/** Sends calls (`wallet_sendCalls`): as one operation of the contract, or one by one with the key. */
export async function sendCalls(world: FrameWorld, wallet: UserWallet, params: unknown): Promise<unknown> {
  const { version, id: chosen, from, isAtomic, calls } = readCallsRequest(params, wallet.chain)
  const id = world.sentCalls.idFor(chosen)
  const byContract = from === undefined ? prefersContract(wallet) : wallet.isContract(from)
  if (!byContract && from !== undefined && !isKey(wallet, from))
    throw new FrameRefusal('The calls are from an account that is not of this wallet.')
  if (!byContract && isAtomic)
    throw new FrameRefusal('Only the smart account does several things at once. Choose it first.')
  const sent = byContract ? await sendByContract(wallet, calls) : await sendByKey(world, wallet, calls)
  world.sentCalls.keep(id, { ...sent, user: wallet.user.id, chain: wallet.chain, version })
  return isOlder(version) ? id : { id }
}

/** Returns the capabilities of the accounts (`wallet_getCapabilities`), by the chain's number, in the formats of versions 2.0.0 and 1.0. */
export function capabilitiesOf(chains: readonly string[], { user }: UserWallet) {
  const isContract = user.preferredAccountType === 'smartAccount'
  const capabilities = isContract
    ? { atomic: { status: 'supported' }, atomicBatch: { supported: true } }
    : { atomic: { status: 'unsupported' }, atomicBatch: { supported: false } }
  return Object.fromEntries(
    chains.map((chain) => [numberToHex(Number(chain.replace('eip155:', ''))), capabilities]),
  )
}

type Sending = Pick<SentCalls, 'operation' | 'transactions' | 'isPartial'>

async function sendByContract(wallet: UserWallet, calls: readonly Call[]): Promise<Sending> {
  const bundler = await wallet.bundler()
  const operation = await inWords(bundler.sendUserOperation({ calls }))
  return { operation, transactions: [], isPartial: false }
}

/** Sends the calls one by one. If one fails, the earlier ones stay sent and are reported. */
async function sendByKey(
  { nodeUrl }: FrameWorld,
  wallet: UserWallet,
  calls: readonly Call[],
): Promise<Sending> {
  const chain = {
    id: Number(wallet.chain.replace('eip155:', '')),
    name: wallet.chain,
    symbol: 'ETH',
    rpcUrl: nodeUrl(wallet.chain),
  }
  const key = wallet.key()
  const transactions: Hex[] = []
  for (const { to, value = 0n, data = '0x' } of calls) {
    try {
      const request = { from: key.address, to, data, value: numberToHex(value) }
      const signed = await key.signTransaction(await completeTransaction(request, chain))
      transactions.push((await askNode(chain, 'eth_sendRawTransaction', [signed])) as Hex)
    } catch (error) {
      if (transactions.length === 0 || !(error instanceof ProviderError)) throw error
      return { operation: null, transactions, isPartial: true }
    }
  }
  return { operation: null, transactions, isPartial: false }
}

function prefersContract({ user, contract }: UserWallet): boolean {
  return contract !== null && user.preferredAccountType === 'smartAccount'
}

function isKey({ user }: UserWallet, from: unknown): boolean {
  return typeof from === 'string' && from.toLowerCase() === user.evmAddress.toLowerCase()
}
