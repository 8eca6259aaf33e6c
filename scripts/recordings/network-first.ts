import { bothKinds } from '../../tests/e2e/send/solana-visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/**
 * A visitor first chooses another network and closes the modal while a page of its wallets is loading. Then the visitor connects on a third
 * network.
 */
export const networkFirst: RecordedSession = {
  settings: bothKinds,
  query: '?wallets=harbor,tern',
  act: async (visitor, sandbox) => {
    const { page, dialog, open, choose } = visitor
    const chooseNetwork = async (name: string) => {
      await page.getByTestId('network').getByRole('button').first().click()
      await choose(name)
      await dialog.waitFor({ state: 'hidden' })
    }
    const allWallets = async () => {
      await open()
      await choose('All wallets')
      const scroller = page.locator('.wallet-scroll')
      await page.locator('.wallet-tile').first().waitFor()
      const secondPage = page.waitForRequest(/getWallets\?page=2/)
      await scroller.evaluate((list) => list.scrollTo(0, list.scrollHeight))
      await secondPage
    }
    const listed = page.waitForResponse(/chains=solana/)
    await chooseNetwork('Solana Devnet')
    await listed
    sandbox.control('registry', { fault: 'hang', path: '/getWallets' })
    await allWallets()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    sandbox.recover()
    await allWallets()
    await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).fill('solflare')
    await dialog.getByRole('button', { name: /^Solflare/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await chooseNetwork('Base')
    await visitor.connect('Harbor')
  },
}
