import {
  bytesToString,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  hexToBytes,
  parseAbi,
} from 'viem'
import type { Hex } from 'viem'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import { sendJson, serve } from '../serve.ts'

const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const resolver = '0x00000000000000000000000000000000000e4501'
const local = 'x-batch-gateway:true'

const abi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function afterwards(bytes response, bytes extra) view returns (bytes, address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error ResolverNotFound(bytes name)',
  'error HttpError(uint16 status, string message)',
  'error ResolverError(bytes errorData)',
])
const records = parseAbi([
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
])
const gateway = parseAbi([
  'function query((address sender, string[] urls, bytes data)[]) view returns (bool[] failures, bytes[] responses)',
])

/** A name as the fake of ENS knows it: addresses by coin type, or the servers that keep it, and how often these are asked. */
export type FakeName = {
  readonly addresses?: Readonly<Record<number, string>>
  readonly gateways?: readonly string[]
  /** How many times one answer of a server leads to the next question. */
  readonly rounds?: number
}

/** A node of Ethereum whose universal resolver knows these names, and whom its callers asked for. */
export async function fakeEns(names: Readonly<Record<string, FakeName>>): Promise<Network> {
  const node = await serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { id, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
        id: number
        params: [{ data: Hex }]
      }
      const answer = answered(names, params[0].data)
      sendJson(response, { jsonrpc: '2.0', id, ...answer })
    })
  })
  return { ...mainnet, rpcUrls: [node.base] }
}

function answered(names: Readonly<Record<string, FakeName>>, data: Hex) {
  const call = decodeFunctionData({ abi, data })
  if (call.functionName === 'afterwards') return checked(names, call.args)
  const [wire, asked, gateways] = call.args
  const name = names[nameIn(wire)]
  if (!name) return reverted(encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: [wire] }))
  if (name.gateways) return lookup(name.gateways, asked, gateways, 1, wire)
  return found(recordOf(name, asked))
}

/** What the universal resolver reverts with for a name that is kept elsewhere: the question in a batch, for the caller's own code. */
function lookup(urls: readonly string[], asked: Hex, gateways: readonly string[], round: number, wire: Hex) {
  const callData = encodeFunctionData({
    abi: gateway,
    args: [[{ sender: resolver, urls: [...urls], data: asked }]],
  })
  const extra = encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes' }, { type: 'uint256' }],
    [wire, asked, BigInt(round)],
  )
  const callback = encodeFunctionData({ abi, functionName: 'afterwards', args: ['0x', '0x'] }).slice(
    0,
    10,
  ) as Hex
  if (!gateways.includes(local)) throw new Error('The caller has no gateway of its own.')
  return reverted(
    encodeErrorResult({
      abi,
      errorName: 'OffchainLookup',
      args: [universalResolver, [local], callData, callback, extra],
    }),
  )
}

/** The callback: what a server failed at is an error, and what it answered counts only with the mark of the fake. */
function checked(names: Readonly<Record<string, FakeName>>, [response, extra]: readonly [Hex, Hex]) {
  const [failures, responses] = decodeAbiParameters([{ type: 'bool[]' }, { type: 'bytes[]' }], response)
  const [wire, asked, round] = decodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes' }, { type: 'uint256' }],
    extra,
  )
  const name = names[nameIn(wire)]
  if (failures[0]) return reverted(encodeErrorResult({ abi, errorName: 'HttpError', args: [500, 'failed'] }))
  if (name?.gateways && Number(round) < (name.rounds ?? 1))
    return lookup(name.gateways, asked, [local], Number(round) + 1, wire)
  const [mark, answer] = (responses[0] ?? '0x').split('5ea1')
  if (mark !== '0x') return reverted(encodeErrorResult({ abi, errorName: 'ResolverError', args: ['0x'] }))
  return found(`0x${answer ?? ''}`)
}

/** What a server answers of a name, with the mark by which the callback knows it. */
export function signedAnswer(name: FakeName, asked: Hex): Hex {
  return `0x5ea1${recordOf(name, asked).slice(2)}`
}

function recordOf({ addresses = {} }: FakeName, asked: Hex): Hex {
  const call = decodeFunctionData({ abi: records, data: asked })
  if (call.functionName === 'text')
    return encodeFunctionResult({ abi: records, functionName: 'text', result: '' })
  const coin = call.args[1]
  if (coin === undefined)
    return encodeAbiParameters([{ type: 'address' }], [(addresses[60] ?? `0x${'0'.repeat(40)}`) as Hex])
  return encodeAbiParameters([{ type: 'bytes' }], [(addresses[Number(coin)] ?? '0x') as Hex])
}

function found(answer: Hex) {
  return {
    result: encodeFunctionResult({ abi, functionName: 'resolveWithGateways', result: [answer, resolver] }),
  }
}

function reverted(data: Hex) {
  return { error: { code: 3, message: 'execution reverted', data } }
}

/** The name in the wire format of DNS. */
function nameIn(wire: Hex): string {
  const labels: string[] = []
  for (let rest = hexToBytes(wire); (rest[0] ?? 0) > 0; rest = rest.slice(1 + (rest[0] ?? 0)))
    labels.push(bytesToString(rest.slice(1, 1 + (rest[0] ?? 0))))
  return labels.join('.')
}
