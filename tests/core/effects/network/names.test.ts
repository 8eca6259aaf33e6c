import { expect, test } from 'vitest'
import { networkButtonView } from '../../../../core/view-models/buttons/network-button.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const label = ({ latchkey }: ReturnType<typeof startStory>) =>
  networkButtonView(latchkey.state()).button.label
const wanted = ({ events }: ReturnType<typeof startStory>) =>
  events.filter(
    ({ type, data }) =>
      type === 'features/requested' && Reflect.get(Object(data), 'feature') === 'network-names',
  ).length

test('a network that is known and not offered is on the button by its name, fetched once', async () => {
  const story = startStory({ wallets: [{ ...harbor, chainId: 'eip155:10' }] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await expect.poll(() => label(story)).toBe('OP Mainnet')
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:42161' })
  await expect.poll(() => label(story)).toBe('Arbitrum One')
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:10' })
  expect(label(story)).toBe('OP Mainnet')
  expect(wanted(story)).toBe(1)
})

test('an unknown network is shown on the button by its id', async () => {
  const story = startStory({ wallets: [{ ...harbor, chainId: 'eip155:999999' }] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await expect.poll(() => wanted(story)).toBe(1)
  expect(label(story)).toBe('Unknown network (eip155:999999)')
})

test('the network names are not fetched while every wallet is on an offered network', async () => {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.switchNetwork('eip155:8453')
  expect(wanted(story)).toBe(0)
})
