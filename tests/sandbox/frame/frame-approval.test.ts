import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { encodeFunctionData, erc20Abi, getAddress, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { approvalHead } from '../../../sandbox/frame/page/approval-head.ts'
import { describeRequest, isReading, type ChainWords } from '../../../sandbox/frame/page/describe-request.ts'

const to = getAddress('0x00000000000000000000000000000000000cafe1')
const token = getAddress('0x00000000000000000000000000000000000cafe2')
const accountAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 2_500_000n] })
const own = getAddress('0x00000000000000000000000000000000000cafe3')
const contract = getAddress('0x00000000000000000000000000000000000cafe4')
const words: ChainWords = {
  chain: 'eip155:137',
  address: contract,
  accounts: [
    { address: own, type: 'eoa' },
    { address: contract, type: 'smartAccount' },
  ],
  symbol: 'POL',
  factsOf: async () => ({ symbol: 'USDC', decimals: 6 }),
}
const byContract = [
  ['Network', 'Polygon'],
  ['Account', `${contract} (smart account)`],
]
const byKey = [
  ['Network', 'Polygon'],
  ['Account', `${own} (key)`],
]
const describe = (method: string, params: unknown, others: Partial<ChainWords> = {}) =>
  describeRequest(method, params, { ...words, ...others })
const each = [
  ...byContract,
  ['Call', '1 of 2'],
  ['To', to],
  ['Amount', '0.25 POL'],
  ['Call', '2 of 2'],
  ['To', to],
  ['Amount', '2.5 USDC'],
  ['Token', token],
]

test('the approval of several calls describes each call', async () => {
  const calls = [
    { to: to.toLowerCase(), value: '0x3782dace9d90000' },
    { to: token, data },
  ]
  expect(await describe('wallet_sendCalls', [{ calls }])).toEqual({
    title: 'Send 2 calls together',
    lines: each,
  })
})

test('an operation that a page made itself is read as the calls in it', async () => {
  const calls = [
    { to, value: 250_000_000_000_000_000n, data: '0x' },
    { to: token, value: 0n, data },
  ] as const
  const callData = encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [calls] })
  expect((await describe('eth_sendUserOperation', [{ callData }])).lines.slice(0, each.length)).toEqual(each)
})

test.each([
  ['personal_sign', ['0x6869', own], byKey],
  ['personal_sign', [own, '0x6869'], byKey],
  ['personal_sign', [contract, own], byKey],
  ['eth_signTypedData_v4', [own, '{"types":{},"primaryType":"A","message":{}}'], byKey],
  ['eth_sendTransaction', [{ from: own.toLowerCase(), to }], byKey],
  ['eth_sendTransaction', [{ from: contract, to }], byContract],
  ['wallet_sendCalls', [{ calls: [{ to }] }], byContract],
  ['wallet_sendCalls', [{ from: own, calls: [{ to }] }], byKey],
  ['wallet_sendCalls', [{ sender: own, calls: [{ to }] }], byContract],
  ['eth_sendTransaction', [{ from: own, sender: contract, to }], byKey],
])('%s of %o says for which network it is, and which account acts', async (method, params, head) => {
  expect((await describe(method, params)).lines.slice(0, 2)).toEqual(head)
})

test('the approval of an operation shows the signing account, whatever the page names', () => {
  const [, account] = approvalHead('eth_sendUserOperation', [{ from: own, sender: contract }], words)
  expect(account).toEqual(byContract[1])
})

test('the approval of a Solana transaction shows the signing account, whatever the page names', () => {
  const solana = { chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: 'Lagoon', accounts: [] }
  const [, account] = approvalHead('solana_signTransaction', { pubkey: 'Somebody' }, solana)
  expect(account).toEqual(['Account', 'Lagoon'])
})

test('a single account kind is not labelled', async () => {
  const { lines } = await describe('personal_sign', ['0x6869', own], {
    chain: 'eip155:8453',
    accounts: [{ address: own, type: 'eoa' }],
  })
  expect(lines.slice(0, 2)).toEqual([
    ['Network', 'Base'],
    ['Account', own],
  ])
})

test('the approval shows the maximum cost of a transaction', async () => {
  const fees = { gas: '0x5208', maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x0' }
  const { lines } = await describe('eth_sendTransaction', [{ from: own, to, ...fees }])
  expect(lines.slice(-3)).toEqual([
    ['Gas limit', '21000'],
    ['Gas price at most', '100 Gwei'],
    ['Fee at most', '0.0021 POL'],
  ])
})

const gwei = (amount: bigint) => `0x${(amount * 10n ** 9n).toString(16)}`

test.each([
  [
    'of two prices the one that is paid',
    { gasPrice: gwei(9_000n), maxFeePerGas: gwei(1n) },
    ['Gas price at most', '9000 Gwei'],
  ],
  [
    'the priority fee that is paid in full if the page names no maximum fee',
    { maxPriorityFeePerGas: gwei(9_000n) },
    ['Priority fee', '9000 Gwei'],
  ],
  [
    'a price that is written in capitals',
    { gasPrice: gwei(9_000n).toUpperCase() },
    ['Gas price at most', '9000 Gwei'],
  ],
])('the approval of page fees shows %s', async (_, fees, line) => {
  const { lines } = await describe('eth_sendTransaction', [{ from: own, to, ...fees }])
  expect(lines.slice(4)).toEqual([line])
})

test.each([
  ['eth_sendTransaction', { from: own, to, chainId: '0x1' }, '"chainId" is 1'],
  ['eth_sendTransaction', { from: own, to, value: 7 }, '"value" must be'],
  ['wallet_sendCalls', { calls: [{ value: '0x0' }] }, 'Each call needs an address'],
  ['wallet_sendCalls', { calls: [{ to, data: '0X12' }] }, '"data" of a call must be hex'],
])('%s of %o is not signed, and so not even shown', async (method, asked, why) => {
  await expect(describe(method, [asked])).rejects.toThrow(why)
})

test('the approval shows the maximum cost of an operation and its payer', async () => {
  const callData = encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeBatch',
    args: [[{ to, value: 0n, data: '0x' }]],
  })
  const gas = { callGasLimit: '0x186a0', verificationGasLimit: '0x186a0', preVerificationGas: '0x0' }
  const operation = { sender: contract, callData, ...gas, maxFeePerGas: '0x174876e800' }
  const { lines } = await describe('eth_sendUserOperation', [{ ...operation, paymaster: token }])
  expect(lines.slice(0, 2)).toEqual(byContract)
  expect(lines.slice(-4)).toEqual([
    ['Gas limit', '200000'],
    ['Gas price at most', '100 Gwei'],
    ['Fee at most', '0.02 POL'],
    ['Fee paid by', token],
  ])
})

test.each([undefined, '0x', '0x12345678', 7])(
  'an operation that cannot be read is not even shown: %o',
  async (callData) => {
    await expect(describe('eth_sendUserOperation', [{ callData }])).rejects.toThrow(
      'What the operation does cannot be read.',
    )
  },
)

test.each([
  [{ data }],
  [{ input: data }],
  [{ data: null, input: data }],
  [{ data: data.replace('0x', '0X') }],
])('the approval decodes a call in any notation: %o', async (called) => {
  const { lines } = await describe('eth_sendTransaction', [{ from: own, to: token, ...called }])
  expect(lines).toContainEqual(['Amount', '2.5 USDC'])
})

test('a method that the frame has not is refused before anything is shown', async () => {
  await expect(describe('wallet_grantPermissions', [{}])).rejects.toThrow('not offered')
})

test.each([
  ['eth_sendUserOperation', false],
  ['wallet_sendCalls', false],
  ['wallet_grantPermissions', false],
  ['solana_signMessage', false],
  ['eth_getUserOperationReceipt', true],
  ['wallet_getCallsStatus', true],
  ['wallet_getCapabilities', true],
  ['eth_call', true],
])('%s signs nothing: %s', (method, isSilent) => {
  expect(isReading(method)).toBe(isSilent)
})

test('the approval of a Solana transaction shows its coins and tokens', async () => {
  const [payer, holding, mint, receiver] = [1, 2, 3, 4].map(
    (byte) => new PublicKey(new Uint8Array(32).fill(byte)),
  )
  if (!payer || !holding || !mint || !receiver) throw new Error('There are four.')
  const programId = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const keys = [holding, mint, receiver, payer].map((pubkey) => ({
    pubkey,
    isSigner: pubkey === payer,
    isWritable: pubkey !== mint,
  }))
  // TransferChecked of 2500000 base units with 6 decimals.
  const checked = Buffer.from([12, 0xa0, 0x25, 0x26, 0, 0, 0, 0, 0, 6])
  const made = new Transaction({ recentBlockhash: mint.toBase58(), feePayer: payer }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: 250_000_000 }),
    { programId, keys, data: checked },
    { programId: mint, keys: [], data: Buffer.alloc(0) },
  )
  const transaction = made.serialize({ verifySignatures: false }).toString('base64')
  const acting = { chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', address: payer.toBase58(), accounts: [] }
  const { lines } = await describe('solana_signTransaction', { transaction }, acting)
  expect(lines.slice(0, 2)).toEqual([
    ['Network', 'Solana Devnet'],
    ['Account', payer.toBase58()],
  ])
  expect(lines[2]?.[1].split('\n')).toEqual([
    `Sends: 0.25 SOL to ${receiver.toBase58()}`,
    `Sends: 2.5 of the token ${mint.toBase58()} to ${receiver.toBase58()}`,
    'Other instructions: 1',
    `Fee from: ${payer.toBase58()}`,
  ])
})
