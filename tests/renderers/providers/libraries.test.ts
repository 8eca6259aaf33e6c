import { BrowserProvider } from 'ethers'
import { createWalletClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { alice } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'

async function connected() {
  const story = startStory()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  return { ...story, provider: getProvider(story.latchkey) }
}

test('a viem wallet client signs, switches and recognizes a refusal', async () => {
  const { provider, injected } = await connected()
  const client = createWalletClient({ chain: mainnet, transport: custom(provider) })
  const [account] = await client.requestAddresses()
  expect(account).toBe(alice.address)
  expect(await client.signMessage({ account: alice.address, message: 'Good morning' })).toMatch(/^0x/)
  await client.switchChain({ id: 8453 })
  expect(await client.getChainId()).toBe(8453)
  injected.reject('request', { code: 'user-rejected' })
  await expect(client.signMessage({ account: alice.address, message: 'Good morning' })).rejects.toMatchObject(
    { name: 'UserRejectedRequestError' },
  )
})

test('an ethers browser provider signs and recognizes a refusal', async () => {
  const { provider, injected } = await connected()
  const ethers = new BrowserProvider(provider)
  const signer = await ethers.getSigner()
  expect(await signer.getAddress()).toBe(alice.address)
  expect(await signer.signMessage('Good morning')).toMatch(/^0x/)
  injected.reject('request', { code: 'user-rejected' })
  await expect(signer.signMessage('Good morning')).rejects.toMatchObject({ code: 'ACTION_REJECTED' })
  ethers.destroy()
})
