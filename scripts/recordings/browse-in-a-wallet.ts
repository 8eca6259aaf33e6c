import { solanaFirst } from '../../tests/e2e/send/solana-visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** A visit on a phone whose Solana wallet opens pages in its own browser. */
export const browseInAWallet: RecordedSession = {
  isPhone: true,
  query: '?wallets=none',
  settings: solanaFirst,
  act: async ({ dialog, open }) => {
    await open()
    await dialog.getByRole('button', { name: /^All wallets/ }).click()
    const search = dialog.getByRole('textbox').or(dialog.getByRole('searchbox'))
    await search.fill('solflare')
    await dialog.getByRole('button', { name: /^Solflare/ }).click()
    await dialog.getByRole('link', { name: 'Open Solflare' }).waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await search.fill('phantom')
    await dialog.getByRole('button', { name: /^Phantom/ }).click()
    await dialog
      .getByRole('button', { name: 'In the app' })
      .or(dialog.getByRole('radio', { name: 'In the app' }))
      .click()
    await dialog.getByText('This page opens again inside the app').waitFor()
  },
}
