import { encodeEventTopics, erc20Abi, type Address, type Hex } from 'viem'

/** A log of a contract. */
export type IndexedLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** A transfer between two addresses. `token` is null for the coin. `id` is that of a collectible. */
export type Transfer = {
  readonly from: Address
  readonly to: Address
  readonly token: Address | null
  readonly amount: bigint
  readonly id: bigint | null
}

const [transferTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })

/** Returns the transfer in a log, or `null` for another log. */
export function readTransfer({ address: token, topics, data }: IndexedLog): Transfer | null {
  const [event, from, to, id] = topics
  if (event !== transferTopic || !from || !to) return null
  const parties = { from: readParty(from), to: readParty(to), token }
  if (id) return { ...parties, amount: 1n, id: BigInt(id) }
  return data === '0x' ? null : { ...parties, amount: BigInt(data), id: null }
}

function readParty(topic: Hex): Address {
  return `0x${topic.slice(26)}`
}
