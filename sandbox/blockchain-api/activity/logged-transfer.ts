import { encodeEventTopics, erc20Abi, type Address, type Hex } from 'viem'

/** What a contract told in its log. */
export type IndexedLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** What went from one address to another; `token` is null for coins, `id` stands for one collectible. */
export type Transfer = {
  readonly from: Address
  readonly to: Address
  readonly token: Address | null
  readonly amount: bigint
  readonly id: bigint | null
}

const [transferTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })

/** The transfer that a log tells of; `null` where it tells of something else. */
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
