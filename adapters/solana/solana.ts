import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Chain } from '../../core/ports/chain.ts'

/** Solana's chains, whose balances cannot be read yet. */
export function createSolana(): Chain {
  return {
    balance: async ({ network }) => {
      throw new LatchkeyError(
        'method-unsupported',
        `Balances on ${network.name} cannot be read yet; expected a network of the namespace eip155.`,
      )
    },
  }
}
