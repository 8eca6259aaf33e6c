import type { RecordedSession } from './recorded-session.ts'

const names = ['Amber', 'Birch', 'Cedar']

/** Tokens that the service reports beside those on the chain, so that there are more than Account shows. */
const others = names.map((name, index) => ({
  name,
  symbol: name.toUpperCase(),
  chainId: 'eip155:1',
  address: `eip155:1:0x${String(index + 1).repeat(40)}`,
  value: 10 - index,
  price: 1,
  quantity: { decimals: '18', numeric: String(10 - index) },
  iconUrl: '',
}))

/** The sessions in which a visitor looks at all that an account holds, by file name. */
export const tokensSessions: Readonly<Record<string, RecordedSession>> = {
  'all-tokens': {
    act: async ({ page, dialog, ...visitor }) => {
      await page.route('**/balance?*', async (route) => {
        const response = await route.fetch()
        const { balances } = (await response.json()) as { balances: readonly object[] }
        await route.fulfill({ response, json: { balances: [...balances, ...others] } })
      })
      await visitor.connect('Harbor')
      await visitor.open()
      await dialog.getByRole('button', { name: /^Show all/ }).click()
      await dialog.getByText('Amber').first().waitFor()
    },
  },
  'token-for-coin': {
    act: async ({ page, dialog, ...visitor }, sandbox) => {
      const address = sandbox.endpoints.tokens['eip155:1']?.find(({ symbol }) => symbol === 'USDC')?.address
      const image = `${sandbox.endpoints.blockchainApi}/images/token/USDC.svg`
      await visitor.connect('Harbor')
      await visitor.open()
      await dialog.getByText('ETH').first().waitFor()
      await page.evaluate((token) => window.latchkey.update({ tokens: { 'eip155:1': token } }), {
        address: address ?? '',
        image,
      })
      await dialog.locator('.holder-figure').getByText('USDC').waitFor()
    },
  },
  'tokens-fail': {
    act: async ({ dialog, ...visitor }, sandbox) => {
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/balance' })
      await visitor.connect('Harbor')
      await visitor.open()
      await dialog.getByText('Failed to fetch token balance').waitFor()
      await dialog.getByText("Couldn't load your tokens").waitFor()
      await dialog.getByText('Failed to fetch token balance').waitFor({ state: 'hidden' })
      sandbox.recover()
      await dialog.getByRole('button', { name: 'Reload tokens' }).click()
      await dialog.getByText('USD Coin').waitFor()
    },
  },
}
