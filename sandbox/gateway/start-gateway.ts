import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  encodePacked,
  isAddress,
  isHex,
  keccak256,
  namehash,
  parseAbi,
  parseSignature,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { sign } from 'viem/accounts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { sendFailure, sendJson } from '../http/send.ts'

/** A name on the gateway: its addresses by coin type. */
export type KeptName = { readonly name: string; readonly addresses: Readonly<Record<number, Address>> }

const records = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coin) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const ether = 60

/**
 * Starts the server that holds names (CCIP-Read, EIP-3668). `GET /{sender}/{data}` answers `{ data }`, signed by the key that the resolver on the
 * chain knows.
 */
export function startGateway({
  port,
  names,
  privateKey,
}: {
  readonly port: number
  readonly names: readonly KeptName[]
  readonly privateKey: Hex
}): Promise<PartServer> {
  const known = new Map(names.map((kept) => [namehash(kept.name), kept]))
  return startPartServer({
    port,
    allowedHeaders: ['content-type'],
    malformed: () => ({ type: 'application/json', body: '{"data":"not hexadecimal"}' }),
    async answer(_, response, { pathname }) {
      const [, sender = '', data = ''] = pathname.split('/')
      if (!isAddress(sender, { strict: false }) || !isHex(data))
        return sendFailure(response, 400, 'path', 'Expected /{sender}/{data}.')
      const result = answerTo(data, known)
      if (result === null) return sendFailure(response, 404, 'name', 'That name is not kept here.')
      sendJson(response, 200, { data: await signed(sender, data, result, privateKey) })
    },
  })
}

/** Returns a name's record as the result of the called function. Returns null for an unknown name. */
function answerTo(data: Hex, known: ReadonlyMap<Hex, KeptName>): Hex | null {
  const { functionName, args } = decodeFunctionData({ abi: records, data })
  const kept = known.get(args[0])
  if (!kept) return null
  if (functionName === 'text') return encodeFunctionResult({ abi: records, functionName: 'text', result: '' })
  const coin = args[1]
  if (coin === undefined)
    return encodeAbiParameters([{ type: 'address' }], [kept.addresses[ether] ?? zeroAddress])
  return encodeAbiParameters([{ type: 'bytes' }], [kept.addresses[Number(coin)] ?? '0x'])
}

async function signed(sender: Address, question: Hex, result: Hex, privateKey: Hex): Promise<Hex> {
  const message = encodePacked(
    ['address', 'bytes32', 'bytes32'],
    [sender, keccak256(question), keccak256(result)],
  )
  const { r, s, v } = parseSignature(await sign({ hash: keccak256(message), privateKey, to: 'hex' }))
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint8' }],
    [result, r, s, Number(v)],
  )
}
