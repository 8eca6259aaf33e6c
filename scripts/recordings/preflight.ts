import { chooseSwapToken, openSwap, reviewSwap } from '../../tests/e2e/swap/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions, by file name, in which a transaction differs from the one reviewed or could not be checked. */
export const preflightSessions: Readonly<Record<string, RecordedSession>> = {
  'swap-gives-another-token': {
    act: async (visitor, sandbox) => {
      await swapWith(visitor, sandbox, { givesAnother: true })
      await visitor.dialog.getByText("You'd get less than you reviewed").waitFor()
    },
  },
  'swap-is-quoted-double': {
    act: async (visitor, sandbox) => {
      await swapWith(visitor, sandbox, { quotesDouble: true })
      await visitor.dialog.getByText("You'd get less than you reviewed").waitFor()
    },
  },
  'swap-insists-on-nothing': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      await swapWith(visitor, sandbox, { insistsOnNothing: true })
      await dialog.getByText(/Couldn't check that you get at least .+\./).waitFor()
      await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
      await dialog.getByRole('button', { name: 'Swap anyway' }).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    },
  },
  'swap-of-other-decimals': {
    act: async (visitor, sandbox) => {
      await swapWith(visitor, sandbox, { addsDecimals: true })
      await visitor.dialog.getByText("USDC doesn't match its contract").waitFor()
    },
  },
}

/** Reviews a swap of the coin into USDC. `convert` sets habits of the swap service. */
async function swapWith(
  visitor: Visitor,
  { endpoints }: Sandbox,
  convert: Readonly<Record<string, boolean>>,
): Promise<void> {
  await fetch(`${endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify({ convert }) })
  await visitor.connect('Harbor')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, '0.01')
}
