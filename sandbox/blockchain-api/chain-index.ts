import type { Address, Hex } from 'viem'
import type { ApiNode } from './api-node.ts'
import { readTransfer, type IndexedLog } from './activity/logged-transfer.ts'

/** A transaction in the index, with its logs and transfers. */
export type IndexedTransaction = {
  readonly hash: Hex
  readonly block: number
  /** The transaction's place in its block. */
  readonly index: number
  /** The time of its block, in seconds. */
  readonly time: number
  readonly from: Address
  readonly to: Address | null
  readonly nonce: number
  readonly value: bigint
  readonly input: Hex
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly logs: readonly IndexedLog[]
  /** Transfers of the coin by contracts. */
  readonly internal: readonly CoinTransfer[]
}

/** A transfer of the coin between two addresses. */
type CoinTransfer = { readonly from: Address; readonly to: Address; readonly value: bigint }

/** The transactions of a chain, by address. */
export type ChainIndex = {
  /** Returns the transactions that concern an address, in the order of the chain. Reads new blocks first. */
  of(address: Address): Promise<readonly IndexedTransaction[]>
}

const blocksAtOnce = 60

/** Creates an index over a node. It grows with each request, and forgets blocks that are no longer on the chain. */
export function createChainIndex(node: ApiNode): ChainIndex {
  let hashes: Hex[] = []
  let byAddress = new Map<string, IndexedTransaction[]>()
  let turn: Promise<void> = Promise.resolve()

  async function catchUp(): Promise<void> {
    const [latest] = (await node.ask([['eth_blockNumber', []]])) as readonly [Hex]
    const height = Number(latest)
    await forgetWhatIsGone(height)
    for (let begin = hashes.length; begin <= height; begin += blocksAtOnce) {
      const end = Math.min(begin + blocksAtOnce, height + 1)
      const numbers = Array.from({ length: end - begin }, (_, place) => `0x${(begin + place).toString(16)}`)
      const answers = await node.ask(
        numbers.flatMap((number) => [
          ['eth_getBlockByNumber', [number, true]] as const,
          ['eth_getBlockReceipts', [number]] as const,
          ['trace_block', [number]] as const,
        ]),
      )
      for (let place = 0; place < numbers.length; place += 1) {
        const [block, receipts, traces] = answers.slice(3 * place, 3 * place + 3)
        if (!block) return
        take(block as RpcBlock, (receipts ?? []) as RpcReceipt[], (traces ?? []) as RpcTrace[])
      }
    }
  }

  async function forgetWhatIsGone(height: number): Promise<void> {
    const known = hashes.length - 1
    if (known < 0) return
    const same = async (number: number) => {
      if (number > height) return false
      const [block] = await node.ask([['eth_getBlockByNumber', [`0x${number.toString(16)}`, false]]])
      return (block as RpcBlock | null)?.hash === hashes[number]
    }
    if (await same(known)) return
    // Finds the last block that is still on the chain. All blocks below it are as well.
    let [below, above] = [-1, known]
    while (above - below > 1) {
      const middle = Math.floor((below + above) / 2)
      if (await same(middle)) below = middle
      else above = middle
    }
    hashes = hashes.slice(0, below + 1)
    byAddress = new Map(
      [...byAddress].map(([address, all]) => [address, all.filter(({ block }) => block <= below)]),
    )
  }

  function take(block: RpcBlock, receipts: readonly RpcReceipt[], traces: readonly RpcTrace[]): void {
    const number = hashes.push(block.hash) - 1
    for (const [index, transaction] of block.transactions.entries()) {
      const receipt = receipts[index]
      const isOk = receipt?.status === '0x1'
      const taken: IndexedTransaction = {
        ...readTransaction(transaction),
        block: number,
        index,
        time: Number(block.timestamp),
        status: isOk ? 'confirmed' : 'failed',
        logs: receipt?.logs ?? [],
        internal: isOk ? internalTransfers(traces, transaction.hash) : [],
      }
      for (const address of concernedBy(taken)) {
        const all = byAddress.get(address)
        if (all) all.push(taken)
        else byAddress.set(address, [taken])
      }
    }
  }

  return {
    async of(address) {
      const next = turn.then(catchUp)
      turn = next.catch(() => undefined)
      await next
      const wanted = address.toLowerCase()
      return [...(byAddress.get(wanted) ?? []), ...(await readPending(node, wanted))]
    },
  }
}

type RpcBlock = {
  readonly hash: Hex
  readonly timestamp: Hex
  readonly transactions: readonly RpcTransaction[]
}

type RpcTransaction = {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly nonce: Hex
  readonly value: Hex
  readonly input: Hex
}

type RpcReceipt = { readonly status: Hex; readonly logs: readonly IndexedLog[] }

type RpcTrace = {
  readonly type: string
  readonly traceAddress: readonly number[]
  readonly transactionHash: Hex
  readonly error?: string
  readonly action: {
    readonly from: Address
    readonly to?: Address
    readonly value?: Hex
    readonly callType?: string
  }
}

type TxPool = { readonly pending?: Readonly<Record<string, Readonly<Record<string, RpcTransaction>>>> }

async function readPending(node: ApiNode, address: string): Promise<readonly IndexedTransaction[]> {
  const [pool] = (await node.ask([['txpool_content', []]])) as readonly [TxPool | undefined]
  const waiting = Object.values(pool?.pending ?? {}).flatMap((byNonce) => Object.values(byNonce))
  return waiting
    .map((transaction): IndexedTransaction => ({
      ...readTransaction(transaction),
      block: Number.MAX_SAFE_INTEGER,
      index: Number(transaction.nonce),
      time: Math.floor(Date.now() / 1_000),
      status: 'pending',
      logs: [],
      internal: [],
    }))
    .filter((transaction) => concernedBy(transaction).has(address))
}

function readTransaction({ hash, from, to, nonce, value, input }: RpcTransaction) {
  return { hash, from, to, input, nonce: Number(nonce), value: BigInt(value) }
}

function internalTransfers(traces: readonly RpcTrace[], hash: Hex): readonly CoinTransfer[] {
  return traces.flatMap(({ type, transactionHash, traceAddress, action, error }) => {
    const { from, to, callType, value } = action
    const isInternal =
      type === 'call' && callType === 'call' && traceAddress.length > 0 && error === undefined
    if (!isInternal || transactionHash !== hash || !to || !value || BigInt(value) === 0n) return []
    return [{ from, to, value: BigInt(value) }]
  })
}

/** Returns the lowercase addresses that a transaction concerns: its parties, and the parties of its transfers. */
function concernedBy({ from, to, logs, internal }: IndexedTransaction): ReadonlySet<string> {
  const moved = [...internal, ...logs.flatMap((log) => readTransfer(log) ?? [])]
  const parties = moved.flatMap((transfer) => [transfer.from, transfer.to])
  return new Set([from, ...(to ? [to] : []), ...parties].map((address) => address.toLowerCase()))
}
