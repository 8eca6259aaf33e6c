import type { BalanceChange, Evidence, Simulation } from '../../../../core/domain/preflight/evidence.ts'
import { usdc } from '../send/story.ts'

/** A trial that went through. */
export type Done = Extract<Simulation, { readonly outcome: 'done' }>

/** What the contract of USDC says of itself. */
export const facts = { address: usdc.address, symbol: 'USDC', decimals: 6 }

/** Somebody whom nobody reviewed. */
export const stranger = '0x00000000000000000000000000000000000A11cE'

/** What the chain says of changes, and what it says otherwise. */
export function evidenceOf(
  changes: readonly BalanceChange[],
  changed: Partial<Done> = {},
  tokens: Evidence['tokens'] = [facts],
): Evidence {
  const trial: Done = {
    outcome: 'done',
    gas: '150000',
    changes: [...changes],
    permissions: [],
    collectibles: [],
    minimum: null,
    ...changed,
  }
  return { tokens, trial }
}
