import { encodeFunctionData, erc20Abi, hexToBigInt, pad, toHex, type Address, type Hex } from 'viem'
import type { ApiNode } from '../blockchain-api/api-node.ts'
import { isEvmChain } from '../blockchain-api/account-address.ts'
import { treasuryAddress } from '../chains/funded-accounts.ts'
import { succeeded } from '../chains/mined.ts'
import { slotOf } from '../chains/storage-slots.ts'
import { transferCoins, uniqueMark } from '../solana/accounts/instructions.ts'
import { faucetKey } from '../solana/persons.ts'
import { signTransaction } from '../solana/ledger/transaction-signing.ts'
import type { Purchasable } from './purchasable.ts'

/** A payout to an address. `amount` is in base units. */
export type Payout = { readonly purchasable: Purchasable; readonly to: string; readonly amount: bigint }

const coinsKept = 1_000_000n * 10n ** 18n
const tokensKept = 10n ** 30n
// The storage slot of balances in the sandbox's tokens.
const balancesSlot = 3

/** Sends a purchase. Returns the hash (or signature) of the successful transaction. Throws a sentence if it failed. */
export async function payOut(node: ApiNode, payout: Payout): Promise<string> {
  return isEvmChain(payout.purchasable.network.chain)
    ? payOutOnEvm(node, payout)
    : payOutOnSolana(node, payout)
}

async function payOutOnEvm(node: ApiNode, { purchasable, to, amount }: Payout): Promise<string> {
  const token = purchasable.asset.address as Address | null
  await refill(node, token)
  const from = treasuryAddress()
  const transfer = () =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Address, amount] })
  const fields = token === null ? { from, to, value: toHex(amount) } : { from, to: token, data: transfer() }
  const [hash] = await node.ask([['eth_sendTransaction', [fields]]])
  if (typeof hash !== 'string') throw new Error('The network refused the transfer.')
  const isDone = await succeeded(async () => (await node.ask([['eth_getTransactionReceipt', [hash]]]))[0])
  if (!isDone) throw new Error(`The transfer ${hash} failed.`)
  return hash
}

/** Refills the treasury, and makes the node sign for it as for its own accounts. */
async function refill(node: ApiNode, token: Address | null): Promise<void> {
  const treasury = treasuryAddress()
  await node.ask([
    ['anvil_impersonateAccount', [treasury]],
    ['anvil_setBalance', [treasury, toHex(coinsKept)]],
  ])
  if (token === null) return
  const slot = slotOf(pad(treasury), balancesSlot)
  const [kept] = (await node.ask([['eth_getStorageAt', [token, slot, 'latest']]])) as readonly [Hex]
  if (hexToBigInt(kept) > 0n) return
  await node.ask([['anvil_setStorageAt', [token, slot, toHex(tokensKept, { size: 32 })]]])
}

async function payOutOnSolana(node: ApiNode, { to, amount }: Payout): Promise<string> {
  const [latest] = await node.ask([['getLatestBlockhash', []]])
  const { value } = Object(latest) as { readonly value?: { readonly blockhash: string } }
  if (!value) throw new Error('Solana does not answer.')
  const key = await faucetKey()
  const instructions = [uniqueMark(), transferCoins(key, to, amount)]
  const { bytes } = await signTransaction(key, instructions, value.blockhash)
  const sent = Buffer.from(bytes).toString('base64')
  const [signature] = await node.ask([['sendTransaction', [sent, { encoding: 'base64' }]]])
  if (typeof signature !== 'string') throw new Error('Solana refused the transfer.')
  return signature
}
