import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoreContext } from '../../../renderers/react-bindings/store-context.ts'
import { useLatchkeyAccountState } from '../../../renderers/react-bindings/use-latchkey-account-state.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** What a component of a host's own is told now, of a wallet that shares two accounts. */
async function connected() {
  const { latchkey } = startStory({ wallets: [{ ...harbor, accounts: [alice.address, bob.address] }] })
  await latchkey.connect({ wallet: harbor.wallet.key })
  return () => {
    const told: ReturnType<typeof useLatchkeyAccountState>[] = []
    const Holder = () => {
      told.push(useLatchkeyAccountState())
      return null
    }
    const value = { ...latchkey, initialState: latchkey.state }
    renderToStaticMarkup(createElement(StoreContext.Provider, { value }, createElement(Holder)))
    const [first] = told
    if (!first) throw new Error('Nothing was drawn.')
    return first
  }
}

test('a hook reads every account field and chooses an account', async () => {
  const told = await connected()
  expect(told()).toMatchObject({ isConnected: true, caipAddress: `eip155:1:${alice.address}` })
  told().switchAddress(bob.address)
  expect(told()).toMatchObject({
    caipAddress: `eip155:1:${bob.address}`,
    allAccounts: [{ address: bob.address }, { address: alice.address }],
  })
})

test('a hook refuses an invalid address', async () => {
  const told = await connected()
  const refused = expect.objectContaining({ code: 'bad-request' }) as Error
  expect(() => told().switchAddress(undefined as never)).toThrow(refused)
})
