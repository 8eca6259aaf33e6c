import { chooseBought, goToProvider, openBuy, payAt } from '../../tests/e2e/buy/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { solanaFirst } from '../../tests/e2e/send/solana-visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions in which a visitor buys something for money, by file name. */
export const buySessions: Readonly<Record<string, RecordedSession>> = {
  'buy-by-card': {
    act: async (visitor) => {
      const { dialog } = visitor
      await atBuy(visitor)
      await dialog.getByRole('button', { name: 'How does it work?' }).click()
      await dialog.getByText('Buy crypto quickly and easily').waitFor()
      await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
      await chooseBought(visitor, 'USDC', 'Polygon')
      await dialog.locator('.token-pill').nth(0).click()
      await dialog.getByRole('button', { name: /^EUR/ }).click()
      await dialog.getByLabel('You pay').fill('9.99')
      await dialog.getByText('Card: at least').waitFor()
      await dialog.getByLabel('You pay').fill('7500.01')
      await dialog.getByText('Card: at most').waitFor()
      await dialog.getByText('Bank account').click()
      await dialog.getByLabel('You pay').fill('25000.01')
      await dialog.getByText('Bank account: at most').waitFor()
      await dialog.getByText('Card', { exact: true }).first().click()
      await dialog.getByLabel('You pay').fill('100')
      await dialog.getByText('Provider fee').waitFor()
      await payAt(await goToProvider(visitor, 'Coinbase'), 'delayed')
      await dialog.getByText('Pending').waitFor()
      await isBought(visitor, 'USDC')
      await dialog.getByText('Pending').waitFor({ state: 'detached' })
    },
  },
  'buy-on-ethereum': {
    act: async (visitor) => {
      await atBuy(visitor)
      await chooseBought(visitor, 'USDC', 'Ethereum')
      await visitor.dialog.getByLabel('You pay').fill('100')
      await visitor.dialog.getByText('Provider fee').waitFor()
      await payAt(await goToProvider(visitor, 'Coinbase'), 'paid')
      await isBought(visitor, 'USDC')
    },
  },
  'buy-is-declined': {
    act: async (visitor) => {
      await atBuy(visitor)
      await visitor.dialog.getByLabel('You pay').fill('25')
      await payAt(await goToProvider(visitor, 'Coinbase'), 'declined')
      await visitor.dialog.getByText('Purchase failed').waitFor()
      const popup = visitor.page.waitForEvent('popup')
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      const shop = await popup
      // A page that is behind another window may not write to the clipboard.
      await visitor.page.bringToFront()
      // A second press at the place of the other button would count as a double press.
      await visitor.dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
      await visitor.dialog.getByText('Link copied').first().waitFor()
      await shop.close()
      await visitor.dialog.getByText('Is the window still open?').waitFor()
    },
  },
  'buy-page-does-not-come': {
    act: async (visitor, sandbox) => {
      await atBuy(visitor)
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp-url' })
      await visitor.dialog.getByLabel('You pay').fill('25')
      await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
      await visitor.dialog.getByText('Purchase failed').waitFor()
      sandbox.recover()
    },
  },
  'buy-page-pays-a-stranger': {
    act: async (visitor) => {
      await atBuy(visitor)
      await answerPage(visitor, (page) => {
        const wallets = page.searchParams.get('destinationWallets') ?? ''
        page.searchParams.set('destinationWallets', wallets.replace(/0x[0-9a-fA-F]{40}/, stranger))
      })
      await visitor.dialog.getByLabel('You pay').fill('25')
      await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
      await visitor.dialog.getByText('pays out to another account').waitFor()
    },
  },
  'buy-page-is-unchecked': {
    act: async (visitor) => {
      await atBuy(visitor)
      await answerPage(visitor, (page) => (page.search = '?sessionToken=MWYwNmYwZmQtNDQwYy02OTFk'))
      await visitor.dialog.getByLabel('You pay').fill('25')
      await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
      await visitor.dialog.getByText("Couldn't check the payment page").waitFor()
      const popup = visitor.page.waitForEvent('popup')
      await visitor.dialog.getByRole('button', { name: 'Open anyway' }).click()
      await popup
      await visitor.dialog.getByText('Buy with Coinbase').waitFor()
    },
  },
  'buy-window-is-blocked': {
    act: async (visitor) => {
      await atBuy(visitor)
      await visitor.page.evaluate(() => void (window.open = () => null))
      await visitor.dialog.getByLabel('You pay').fill('25')
      await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
      await visitor.dialog.getByText('The window was blocked').waitFor()
      await visitor.dialog.getByRole('link', { name: 'Open the page' }).waitFor()
    },
  },
  'buy-by-estimate': {
    act: async (visitor, sandbox) => {
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/buy/options' })
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/options' })
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/buy/quotes' })
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/quote' })
      await atBuy(visitor)
      await visitor.dialog.getByLabel('You pay').fill('25')
      await visitor.dialog.getByText('You receive (estimate)').waitFor()
      sandbox.recover()
      await visitor.dialog.getByRole('button', { name: 'Get new quote' }).click()
      await visitor.dialog.getByText('You receive', { exact: true }).waitFor()
    },
  },
  'buy-on-solana': {
    settings: solanaFirst,
    query: '?wallets=harbor,tern',
    act: async (visitor) => {
      await visitor.page.getByTestId('open-connect').click()
      await visitor.choose('Tern')
      await visitor.approve()
      await visitor.dialog.waitFor({ state: 'hidden' })
      await openBuy(visitor)
      await visitor.dialog.getByLabel('You pay').fill('100')
      await visitor.dialog.getByText('Provider fee').waitFor()
      await payAt(await goToProvider(visitor, 'Meld.io'), 'paid')
      await isBought(visitor, 'SOL')
    },
  },
  'buy-comes-to-nothing': {
    act: async (visitor, sandbox) => {
      await visitor.page.clock.install()
      await visitor.page.reload()
      await atBuy(visitor)
      await visitor.dialog.getByLabel('You pay').fill('25')
      await passUntil(visitor, 'Provider fee')
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/' })
      await passUntil(visitor, 'No newer quote came')
      sandbox.recover()
      const popup = visitor.page.waitForEvent('popup')
      await visitor.page.clock.runFor(1000)
      await visitor.dialog.getByRole('button', { name: /^Continue with Coinbase/ }).click()
      await popup
      await visitor.dialog.getByText('Buy with Coinbase').waitFor()
      await visitor.page.clock.runFor(170_000)
      await passUntil(visitor, "Your purchase hasn't arrived yet")
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp-history' })
      await passUntil(visitor, 'Still checking your purchase')
      sandbox.recover()
      await visitor.dialog.getByRole('button', { name: 'View purchases' }).click()
      await visitor.dialog.getByRole('heading', { name: 'Activity' }).waitFor()
    },
  },
}

/** An account that nobody in the sandbox owns. */
const stranger = '0x00000000000000000000000000000000000000f5'

/** Makes the service return another payment page. */
async function answerPage({ page }: Visitor, change: (page: URL) => void): Promise<void> {
  await page.route('**/v1/generators/onrampurl*', async (route) => {
    const response = await route.fetch()
    const { url } = (await response.json()) as { readonly url: string }
    const named = new URL(url)
    change(named)
    await route.fulfill({ response, json: { url: named.href } })
  })
}

async function atBuy(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await openBuy(visitor)
}

/** Advances the clock of the page until the words appear. */
async function passUntil({ page, dialog }: Visitor, words: string): Promise<void> {
  const text = dialog.getByText(words).first()
  for (let step = 0; step < 60 && !(await text.isVisible()); step++) await page.clock.runFor(1000)
  await text.waitFor()
}

async function isBought({ dialog }: Visitor, symbol: string): Promise<void> {
  await dialog.getByText(new RegExp(`^Bought ${symbol}`)).waitFor()
}
