import { isSameTransfer } from '../../../core/domain/operations/transfer.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { askNode } from '../../solana/ask-node.ts'
import type { SolanaSettings } from '../../solana/ask-node.ts'
import { tryTransfer } from './transfer-simulation.ts'
import type { TransferSimulation } from './transfer-simulation.ts'
import { printOf } from './unsigned.ts'

/** Simulations of transfers. Simultaneous questions about one transfer share one simulation. */
export type SharedTrials = {
  /** Simulates a transfer, or joins the running simulation with the same signal. */
  tryOut(network: Network, transfer: Transfer, signal: AbortSignal): Promise<TransferSimulation>
  /** Returns the fingerprint of the plan in the last successful simulation, if that was of this transfer, else null. */
  tried(network: Network, transfer: Transfer): string | null
}

type Subject = { readonly network: Network; readonly transfer: Transfer }
type Running = Subject & { readonly signal: AbortSignal; readonly trial: Promise<TransferSimulation> }

/** Creates simulations that several questions share. */
export function shareTrials(settings: SolanaSettings): SharedTrials {
  const running = new Set<Running>()
  let last: (Subject & { readonly print: string }) | null = null

  function start(subject: Subject, signal: AbortSignal): Promise<TransferSimulation> {
    const { network, transfer } = subject
    const trial = askNode(network, settings, signal, (connection) => tryTransfer(connection, transfer))
    const entry = { ...subject, signal, trial }
    running.add(entry)
    const end = () => running.delete(entry)
    trial.then(({ plan, simulated }) => {
      end()
      if (simulated.err === null) last = { ...subject, print: printOf(plan) }
    }, end)
    return trial
  }

  return {
    tryOut(network, transfer, signal) {
      const subject = { network, transfer }
      const found = [...running].find((one) => one.signal === signal && isSameSubject(one, subject))
      return found ? found.trial : start(subject, signal)
    },
    tried: (network, transfer) => (last && isSameSubject(last, { network, transfer }) ? last.print : null),
  }
}

function isSameSubject(one: Subject, other: Subject): boolean {
  return one.network.id === other.network.id && isSameTransfer(one.transfer, other.transfer)
}
