import type { BalanceChange, Permission, Simulation } from '../../../core/domain/preflight/evidence.ts'
import type { SolanaAccountState } from './account-states.ts'
import { simulatedStates } from './account-states.ts'
import type { TransferSimulation } from './transfer-simulation.ts'

/** An account before and after a simulation. */
type Written = {
  readonly address: string
  readonly before: SolanaAccountState
  readonly after: SolanaAccountState
}

/**
 * Returns the effect of a simulation on the transaction's accounts. Returns null if the node did not return them. The coin's change excludes the
 * network fee and the deposit of an opened account. They are the transfer's cost, like gas on EVM.
 */
export function simulatedEffect(trial: TransferSimulation): Simulation | null {
  const { plan, simulated, before } = trial
  if (simulated.err !== null) return { outcome: 'reverted' }
  const after = simulatedStates(trial.written.length, simulated.accounts)
  if (!before || !after) return null
  const account = plan.payer.toBase58()
  const written = trial.written.flatMap((key, index): readonly Written[] => {
    const [one, other] = [before[index], after[index]]
    return one && other ? [{ address: key.toBase58(), before: one, after: other }] : []
  })
  return {
    outcome: 'done',
    gas: String(simulated.unitsConsumed ?? 0),
    changes: [...coinChanges(written, account, trial), ...tokenChanges(written)],
    permissions: written.flatMap((one) => permissionsIn(one, account)),
    collectibles: [],
    minimum: null,
  }
}

/** Token accounts are skipped, because their lamports are only their deposit. */
function coinChanges(
  written: readonly Written[],
  account: string,
  { fee, opening }: TransferSimulation,
): readonly BalanceChange[] {
  return written.flatMap(({ address, before, after }) => {
    if (before.holding || after.holding) return []
    const cost = address === account ? fee + (opening ?? 0n) : 0n
    return [{ token: null, holder: address, change: String(after.lamports - before.lamports + cost) }]
  })
}

/** Returns the change of each owner's tokens of a mint, summed over all token accounts. */
function tokenChanges(written: readonly Written[]): readonly BalanceChange[] {
  const moves = written.flatMap(({ before, after }) => [
    ...(before.holding ? [{ ...before.holding, amount: -before.holding.amount }] : []),
    ...(after.holding ? [after.holding] : []),
  ])
  const found: { readonly token: string; readonly holder: string; change: bigint }[] = []
  for (const { mint, owner, amount } of moves) {
    const known = found.find(({ token, holder }) => token === mint && holder === owner)
    if (known) known.change += amount
    else found.push({ token: mint, holder: owner, change: amount })
  }
  return found.map(({ token, holder, change }) => ({ token, holder, change: String(change) }))
}

/** Returns the new rights over the account's token accounts: a delegate, another owner, or an authority that may close one. */
function permissionsIn({ before, after }: Written, account: string): readonly Permission[] {
  const [was, is] = [before.holding, after.holding]
  if (!is || (was ?? is).owner !== account) return []
  const { mint: token, owner, delegate, delegated, closeAuthority } = is
  const isMore = delegate !== was?.delegate || delegated > was.delegated
  return [
    ...(owner === account ? [] : [{ token, spender: owner, amount: null }]),
    ...(delegate !== null && isMore ? [{ token, spender: delegate, amount: String(delegated) }] : []),
    ...(closeAuthority === null || closeAuthority === account || closeAuthority === was?.closeAuthority
      ? []
      : [{ token, spender: closeAuthority, amount: null }]),
  ]
}
