import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { useLatchkeyTokens } from '../../../renderers/react-bindings/use-latchkey-tokens.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { usdc } from '../../../fixtures/tokens.ts'

/** What a component of a host's own is told now. */
async function connected() {
  const service = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [usdc] } })
  const { latchkey } = startStory({ ports: { tokenBalances: service } })
  await latchkey.connect({ wallet: harbor.wallet.key })
  return (namespace?: 'eip155' | 'solana') => {
    const told: ReturnType<typeof useLatchkeyTokens>[] = []
    const Holder = () => {
      told.push(useLatchkeyTokens(namespace ? { namespace } : {}))
      return null
    }
    const value = { ...latchkey, initialState: latchkey.state }
    renderToStaticMarkup(createElement(StoreContext.Provider, { value }, createElement(Holder)))
    const [first] = told
    if (!first) throw new Error('Nothing was drawn.')
    return first
  }
}

test('a hook reads tokens with their worth after a refresh', async () => {
  const told = await connected()
  expect(told()).toMatchObject({ status: 'idle', tokens: [], total: null })
  told().refresh()
  expect(told()).toMatchObject({
    status: 'loaded',
    total: '3.000894102',
    tokens: [{ symbol: 'USDC', formatted: '3.003898' }],
  })
})

test('a namespace without a connection has no tokens', async () => {
  const told = await connected()
  told().refresh()
  expect([told('eip155').status, told('solana').status]).toEqual(['loaded', 'idle'])
})
