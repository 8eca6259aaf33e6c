import { numberToHex, type Hex, type RpcTransactionReceipt } from 'viem'
import { askNode } from '../browser-wallet/ask-node.ts'
import { isOlder } from './calls-request.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import type { SentCalls } from './sent-calls.ts'
import type { User } from './users.ts'

/** The status codes of calls (EIP-5792): pending, all done, none done, or some done. */
const codes = { pending: 100, confirmed: 200, reverted: 500, partial: 600 } as const

/** The outcome of one transaction or operation. */
type Ending = { readonly isGood: boolean; readonly receipt: Receipt }
type Receipt = Pick<
  RpcTransactionReceipt,
  'logs' | 'status' | 'blockHash' | 'blockNumber' | 'gasUsed' | 'transactionHash'
>

/** Returns the status of calls (`wallet_getCallsStatus`), in the format of the version with which they were sent. */
export async function callsStatus(world: FrameWorld, user: User, params: unknown): Promise<unknown> {
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof id !== 'string') throw new FrameRefusal('The id of the calls must be a text.')
  const sent = world.sentCalls.of(user.id, id)
  const endings = await endingsOf(world, sent)
  const receipts = endings.flatMap((ending) => ending?.receipt ?? [])
  const code = codeOf(endings, sent)
  if (isOlder(sent.version))
    return {
      status: code === codes.pending ? 'PENDING' : 'CONFIRMED',
      ...(receipts.length > 0 && { receipts }),
    }
  const { chain, version, operation } = sent
  const chainId = numberToHex(Number(chain.replace('eip155:', '')))
  const isAtomic = operation !== null
  return { version, id, chainId, status: code, atomic: isAtomic, ...(receipts.length > 0 && { receipts }) }
}

function codeOf(endings: readonly (Ending | null)[], { isPartial }: SentCalls): number {
  if (endings.includes(null)) return codes.pending
  const good = endings.filter((ending) => ending?.isGood).length
  if (good === 0) return codes.reverted
  return isPartial || good < endings.length ? codes.partial : codes.confirmed
}

async function endingsOf(
  { nodeUrl, bundlerUrl }: FrameWorld,
  { chain, operation, transactions }: SentCalls,
): Promise<readonly (Ending | null)[]> {
  if (operation === null) {
    const receipts = transactions.map((hash) =>
      ask<Receipt>(nodeUrl(chain), 'eth_getTransactionReceipt', hash),
    )
    return (await Promise.all(receipts)).map(
      (receipt) => receipt && { isGood: receipt.status === '0x1', receipt: told(receipt) },
    )
  }
  const done = await ask<{ success: boolean; logs: Receipt['logs']; receipt: Receipt }>(
    bundlerUrl(chain),
    'eth_getUserOperationReceipt',
    operation,
  )
  if (!done) return [null]
  const { success, logs, receipt } = done
  return [{ isGood: success, receipt: told({ ...receipt, logs, status: success ? '0x1' : '0x0' }) }]
}

function told({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }: Receipt): Receipt {
  const own = logs.map(({ address, data, topics }) => ({ address, data, topics }))
  return { logs: own as Receipt['logs'], status, blockHash, blockNumber, gasUsed, transactionHash }
}

function ask<Answer>(rpcUrl: string | null, method: string, hash: Hex): Promise<Answer | null> {
  return askNode({ name: 'the chain', rpcUrl }, method, [hash]) as Promise<Answer | null>
}
