import type { Network } from '../../../core/domain/network/network.ts'
import type { SendEstimate } from '../../../core/domain/send/estimate.ts'
import { simulationFailure } from './simulation-failure.ts'
import type { TransferSimulation } from './transfer-simulation.ts'

/** Returns the cost of a simulated transfer. Throws why the transfer would fail. */
export function priceOf(
  { plan, fee, opening, simulated }: TransferSimulation,
  network: Network,
): SendEstimate {
  if (simulated.err !== null) throw simulationFailure(simulated, network)
  const cost = (fee + (opening ?? 0n)).toString()
  return {
    gas: null,
    fees: null,
    mostCost: cost,
    likelyCost: cost,
    ...(opening !== null && { opening: opening.toString() }),
    ...(plan.kept !== null && { kept: plan.kept.toString() }),
  }
}
