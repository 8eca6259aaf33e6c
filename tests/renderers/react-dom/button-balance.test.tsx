import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { ButtonBalance } from '../../../renderers/react-dom/buttons/ButtonBalance.tsx'
import { harbor, startStory } from '../../../fixtures/story.ts'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const image = 'https://orchard.example/usdc.png'

/** What a button says of the balance, on a page with these options. */
async function drawn(options: object) {
  const evm = fakeChain({
    tokens: { [`eip155:1:${address}`]: { amount: '1500000', unit: { symbol: 'USDC', decimals: 6 } } },
  })
  const { latchkey } = startStory({ options, ports: { chains: { eip155: evm } } })
  await latchkey.connect({ wallet: harbor.wallet.key })
  const value = { ...latchkey, initialState: latchkey.state }
  return renderToStaticMarkup(createElement(StoreContext.Provider, { value }, createElement(ButtonBalance)))
}

test('a button shows the token that a host names with its picture', async () => {
  const html = await drawn({ tokens: { 'eip155:1': { address, image } } })
  expect(html).toContain('1.5 USDC')
  expect(html).toContain(`src="${image}"`)
})

test('a button shows the coin without a picture', async () => {
  const html = await drawn({})
  expect(html).toContain('0 ETH')
  expect(html).not.toContain('class="tile"')
})
