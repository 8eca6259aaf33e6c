import { isSameTransfer } from '../../core/domain/transfer.ts'
import type { Network } from '../../core/domain/network.ts'
import type { Transfer } from '../../core/domain/transfer.ts'
import { askNode } from '../solana/ask-node.ts'
import type { SolanaSettings } from '../solana/ask-node.ts'
import type { Mint } from './mint.ts'
import { tryTransfer } from './transfer-trial.ts'
import type { TransferTrial } from './transfer-trial.ts'
import { printOf } from './unsigned.ts'

/** A trial that runs. */
export type RunningTrial = {
  /** The mint of the token, as soon as it was read; null for the coin. */
  readonly mint: Promise<Mint | null>
  readonly whole: Promise<TransferTrial>
}

/** Trials of transfers: what is asked of one transfer at the same time is answered by one trial. */
export type SharedTrials = {
  /** Begins a trial, or joins the one that runs under the same signal. */
  begin(network: Network, transfer: Transfer, signal: AbortSignal): RunningTrial
  /** The print of the plan that went through in the last trial, where that was of this transfer; else null. */
  tried(network: Network, transfer: Transfer): string | null
}

type Subject = { readonly network: Network; readonly transfer: Transfer }

/** Makes trials that several questions share. */
export function shareTrials(settings: SolanaSettings): SharedTrials {
  const running = new Set<Subject & RunningTrial & { readonly signal: AbortSignal }>()
  let last: (Subject & { readonly print: string }) | null = null

  function start(subject: Subject, signal: AbortSignal): RunningTrial {
    const { network, transfer } = subject
    let onMint: (mint: Mint | null) => void = () => {}
    const read = new Promise<Mint | null>((resolve) => {
      onMint = resolve
    })
    const whole = askNode(network, settings, signal, (connection) =>
      tryTransfer(connection, transfer, onMint),
    )
    const trial = { whole, mint: Promise.race([read, whole.then(({ plan }) => plan.mint)]) }
    const entry = { ...subject, ...trial, signal }
    running.add(entry)
    const end = () => running.delete(entry)
    const keep = ({ plan, simulated }: TransferTrial) => {
      end()
      if (simulated.err === null) last = { ...subject, print: printOf(plan) }
    }
    whole.then(keep, end)
    // Nobody may wait for the mint by itself.
    trial.mint.catch(() => {})
    return trial
  }

  return {
    begin(network, transfer, signal) {
      const subject = { network, transfer }
      const found = [...running].find((one) => one.signal === signal && isSameSubject(one, subject))
      return found ?? start(subject, signal)
    },
    tried: (network, transfer) => (last && isSameSubject(last, { network, transfer }) ? last.print : null),
  }
}

function isSameSubject(one: Subject, other: Subject): boolean {
  return one.network.id === other.network.id && isSameTransfer(one.transfer, other.transfer)
}
