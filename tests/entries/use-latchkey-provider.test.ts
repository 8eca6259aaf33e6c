import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LatchkeyProvider, useLatchkeyProvider } from '../../entries/react.ts'
import { startStory } from '../../fixtures/story.ts'
import { getProvider } from '../../renderers/providers/get-provider.ts'

/** What the hook gives a component for a namespace. */
function given(...namespaces: Parameters<typeof useLatchkeyProvider>) {
  const { latchkey } = startStory()
  const found: unknown[] = []
  const Component = () => {
    found.push(useLatchkeyProvider(...namespaces))
    return null
  }
  renderToString(createElement(LatchkeyProvider, { latchkey }, createElement(Component)))
  return { found: found[0], provider: getProvider(latchkey) }
}

test('the hook gives the provider for Ethereum, by name or without one', () => {
  const [named, unnamed] = [given('eip155'), given()]
  expect(named.found).toBe(named.provider)
  expect(unnamed.found).toBe(unnamed.provider)
})

test('the provider of another namespace throws with the supported one', () => {
  expect(() => given('solana' as never)).toThrow('There is no provider for solana; expected "eip155".')
})
