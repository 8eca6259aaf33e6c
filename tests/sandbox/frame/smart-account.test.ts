import {
  createClient,
  createWalletClient,
  encodeFunctionData,
  http,
  serializeErc6492Signature,
  type Abi,
  type Chain,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, getCode, readContract, verifyMessage, waitForTransactionReceipt } from 'viem/actions'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

const factoryAbi = artifacts.SandboxAccountFactory.abi as Abi
const message = 'Ahoy'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains'] })
})
afterAll(() => sandbox.stop())

test.each<Chain>([mainnet, base, polygon])(
  'on chain $id an account that is a contract signs by its owner (ERC-1271)',
  async (chain) => {
    const { address } = smartAccount()
    expect(await getCode(client(chain), { address })).toMatch(/^0x60/)
    const good = await account(9).signMessage({ message })
    const bad = await account(8).signMessage({ message })
    expect(await verifyMessage(client(chain), { address, message, signature: good })).toBe(true)
    expect(await verifyMessage(client(chain), { address, message, signature: bad })).toBe(false)
    expect(await verifyMessage(client(chain), { address, message: 'Bye', signature: good })).toBe(false)
  },
)

test('the account has its factory address, and only its owner controls it', async () => {
  const { address, owner, factory } = smartAccount()
  const made = { address: factory, abi: factoryAbi, functionName: 'getAddress', args: [owner, 0n] }
  expect(await readContract(client(mainnet), made)).toBe(address)
  const to = '0x00000000000000000000000000000000000000d1'
  const act = (index: number) =>
    createWalletClient({
      account: account(index),
      chain: mainnet,
      transport: http(url(mainnet)),
    }).writeContract({
      address,
      abi: artifacts.SandboxSmartAccount.abi,
      functionName: 'execute',
      args: [to, 5n, '0x'],
    })
  await expect(act(8)).rejects.toThrow('NotOwner')
  await waitForTransactionReceipt(client(mainnet), { hash: await act(9), pollingInterval: 20 })
  expect(await getBalance(client(mainnet), { address: to })).toBe(5n)
})

test('an undeployed account signs (ERC-6492)', async () => {
  const { owner, factory } = smartAccount()
  const address = await readContract(client(base), {
    address: factory,
    abi: factoryAbi,
    functionName: 'getAddress',
    args: [owner, 7n],
  })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [owner, 7n] })
  const signature = serializeErc6492Signature({
    address: factory,
    data,
    signature: await account(9).signMessage({ message }),
  })
  const asked = { address: address as `0x${string}`, message, signature }
  expect(await verifyMessage(client(base), asked)).toBe(true)
  expect(await verifyMessage(client(base), { ...asked, message: 'Bye' })).toBe(false)
})

function smartAccount() {
  const found = sandbox.endpoints.smartAccount
  if (!found) throw new Error('The sandbox has no account that is a contract.')
  return found
}

function account(index: number) {
  return privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey ?? '0x')
}

function url(chain: Chain): string {
  return sandbox.endpoints.chains[`eip155:${chain.id}`] ?? ''
}

function client(chain: Chain) {
  return createClient({ chain, transport: http(url(chain)) })
}
