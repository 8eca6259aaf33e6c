import { writeAccount } from './accounts/account-writing.ts'
import { withContext } from './calls/call.ts'
import { readCommitment, slotsUntil } from './calls/commitment.ts'
import { readAddress, readOptions, readSignature, type Parameters } from './calls/parameters.ts'
import type { SolanaNode } from './solana-node.ts'
import type { TransactionRecord } from './ledger/transaction-record.ts'

/** One subscription. It is checked at each slot and after each transaction. */
export type Subscription = {
  /** Returns the current notifications. `last` marks the final one. */
  news(): readonly { readonly result: unknown; readonly last?: boolean }[]
  end(): void
}

/** Begins a subscription. Throws an `RpcError` if its parameters are invalid. */
export type Subscribe = (node: SolanaNode, params: Parameters) => Subscription

/** The subscriptions: the method is `<name>Subscribe`, its notifications are `<name>Notification`. */
export const subscribes: Readonly<Record<string, Subscribe>> = {
  slot(node) {
    let told = node.clock.slot()
    return {
      news() {
        const slot = node.clock.slot()
        if (slot === told) return []
        told = slot
        return [{ result: { parent: slot - 1, root: slot - slotsUntil.finalized, slot } }]
      },
      end: () => undefined,
    }
  },
  signature(node, params) {
    const signature = readSignature(params[0])
    const options = readOptions(params, 1)
    const wait = slotsUntil[readCommitment(options['commitment'])]
    let toldReceived = options['enableReceivedNotification'] !== true
    return {
      news() {
        const record = node.history.find(signature)
        if (!record) return []
        const received = toldReceived ? [] : [{ result: withContext(node, 'receivedSignature') }]
        toldReceived = true
        if (node.clock.slot() - record.slot < wait) return received
        const value = { err: record.outcome.failure?.err ?? null }
        return [...received, { result: withContext(node, value), last: true }]
      },
      end: () => undefined,
    }
  },
  account(node, params) {
    const address = readAddress(params[0])
    const options = readOptions(params, 1)
    const wait = slotsUntil[readCommitment(options['commitment'])]
    const due: number[] = []
    const end = node.watch(({ keys, slot }: TransactionRecord) => {
      if (keys.some(({ pubkey, writable }) => pubkey === address && writable)) due.push(slot + wait)
    })
    return {
      news() {
        const slot = node.clock.slot()
        const isDue = due.some((at) => at <= slot)
        due.splice(0, due.length, ...due.filter((at) => at > slot))
        if (!isDue) return []
        const account = node.ledger.account(address)
        return [{ result: withContext(node, account && writeAccount(account, options, node.decimalsOf)) }]
      },
      end,
    }
  },
}
