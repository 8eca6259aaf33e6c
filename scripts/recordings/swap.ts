import {
  chooseSwapToken,
  confirmSwap,
  isSwapped,
  openSwap,
  reviewSwap,
} from '../../tests/e2e/swap-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions in which a visitor swaps something, by file name. */
export const swapSessions: Readonly<Record<string, RecordedSession>> = {
  'swap-the-coin': {
    act: async (visitor) => {
      await toReview(visitor, '0.5')
      await confirmSwap(visitor, 'Swap')
      await visitor.approve()
      await isSwapped(visitor)
      await visitor.dialog.getByText('USD Coin').first().waitFor()
    },
  },
  'swap-is-declined': {
    act: async (visitor) => {
      const { dialog } = visitor
      await toReview(visitor, '0.25')
      await confirmSwap(visitor, 'Swap')
      await dialog.getByText('Confirm in Harbor').first().waitFor()
      await visitor.reject()
      await dialog.getByText('Nothing was signed. You can try again whenever you like.').waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.getByRole('heading', { name: 'Swap', exact: true }).waitFor()
    },
  },
  'swap-without-a-quote': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openSwap(visitor)
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/convert/quotes' })
      await chooseSwapToken(visitor, 1, 'USD Coin')
      await dialog.getByLabel('You pay').fill('0.75')
      await dialog.getByText('No quote came').waitFor()
      sandbox.recover()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('button', { name: 'Review swap' }).waitFor()
    },
  },
}

async function toReview(visitor: Visitor, amount: string): Promise<void> {
  await visitor.connect('Harbor')
  await openSwap(visitor)
  await chooseSwapToken(visitor, 1, 'USD Coin')
  await reviewSwap(visitor, amount)
}
