import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbiParameters,
  parseSignature,
  verifyTypedData,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { approveCall, approvedSpender } from '../../../../core/domain/swap/allowance/approve-call.ts'
import { permitArguments, permitTypedData } from '../../../../core/domain/swap/allowance/permit.ts'
import { checkedSwapCall } from '../../../../core/domain/swap/plan/transaction.ts'

const account = privateKeyToAccount(generatePrivateKey())
const spender = '0x111111125421cA6dc452d289314280a0f8842A65'
const stranger = '0x0000000000000000000000000000000000000666'
const token = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const order = { chainId: 'eip155:1', account: account.address, from: token, to: null, amount: '12' }
const built = { from: account.address, to: spender, data: '0x12aa3caf' }
const spenders = { 'eip155:1': [spender] }

test('an unlimited approval is replaced by one for the swapped amount to the same spender', () => {
  const unlimited = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, maxUint256],
  })
  const named = approvedSpender(unlimited)
  expect(named).toBe(spender.toLowerCase())
  expect(approveCall({ owner: account.address, token, spender, amount: '12' })).toEqual({
    from: account.address,
    to: token,
    value: '0x0',
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 12n] }),
  })
})

test.each(['transfer', 'transferFrom'] as const)('a call of %s has no approved spender', (functionName) => {
  const transfer = { abi: erc20Abi, functionName: 'transfer', args: [stranger, 1n] } as const
  const from = { abi: erc20Abi, functionName: 'transferFrom', args: [stranger, stranger, 1n] } as const
  expect(
    approvedSpender(functionName === 'transfer' ? encodeFunctionData(transfer) : encodeFunctionData(from)),
  ).toBeNull()
})

test('an approval with trailing data has no approved spender', () => {
  const { data } = approveCall({ owner: account.address, token, spender, amount: '1' })
  expect(approvedSpender(`${data}00`)).toBeNull()
})

test('an approval of more than 256 bits is refused', () => {
  const amount = String(maxUint256 + 1n)
  expect(() => approveCall({ owner: account.address, token, spender, amount })).toThrow('2^256-1')
})

test('a swap pays the coin that the order names, and nothing for a token', () => {
  expect(checkedSwapCall({ ...order, from: null }, built, null, spenders)).toMatchObject({
    to: spender,
    value: '0xc',
  })
  expect(checkedSwapCall(order, built, spender.toLowerCase(), spenders)).toMatchObject({ value: '0x0' })
})

test.each([
  ['goes to a stranger', { ...built, to: stranger }, null, 'no known contract'],
  ['goes elsewhere than was approved', built, stranger, 'was approved'],
  ['is somebody else’s', { ...built, from: stranger }, spender, 'was built for'],
])('a swap that %s is refused', (_, wrong, approved, words) => {
  expect(() => checkedSwapCall(order, wrong, approved, spenders)).toThrow(words)
})

test('a permit is signed as EIP-2612 tokens verify it and encoded for the service', async () => {
  const permit = {
    chainId: 'eip155:1',
    token,
    name: 'Dai Stablecoin',
    version: '1',
    owner: account.address,
    spender,
    amount: '12',
    nonce: '3',
    deadline: 1_790_000_000,
  }
  const typed = permitTypedData(permit) as unknown as Parameters<typeof account.signTypedData>[0]
  const signature = await account.signTypedData(typed)
  const isValid = await verifyTypedData({ ...typed, address: account.address, signature })
  expect(isValid).toBe(true)
  const { r, s, yParity } = parseSignature(signature)
  const parameters = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')
  expect(permitArguments(permit, signature)).toBe(
    encodeAbiParameters(parameters, [account.address, spender, 12n, 1_790_000_000n, 27 + yParity, r, s]),
  )
  expect(() => permitArguments(permit, `${signature}00`)).toThrow('65 bytes')
})
