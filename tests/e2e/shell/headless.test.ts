import type { Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'
import { askChain } from '../visitor.ts'

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

const answer = (page: Page, reply: 'approve' | 'reject') => page.getByTestId(`wallet-${reply}`).click()

const taker = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const weiOf = async (address: string) =>
  BigInt(
    (await askChain(host.sandbox.endpoints.chains['eip155:1'] ?? '', 'eth_getBalance', [
      address,
      'latest',
    ])) as string,
  )

/** Asks to connect a wallet of the browser by its name; answers what that comes to, once the wallet was answered. */
async function connect(page: Page, name: string, reply: 'approve' | 'reject'): Promise<string> {
  const installed = () =>
    page.evaluate(() => window.headless.finder.state().installed.map((wallet) => wallet.name))
  await expect.poll(installed).toContain(name)
  const outcome = page.evaluate(async (wanted) => {
    const { finder, latchkey } = window.headless
    const wallet = finder.state().installed.find((listed) => listed.name === wanted)?.key ?? ''
    return latchkey.connect({ wallet }).then(
      ({ namespaces }) => String(namespaces[0]?.accounts[0]),
      (error: { code?: string }) => String(error.code),
    )
  }, name)
  await answer(page, reply)
  return outcome
}

/** Who is connected and where, as the page would write it. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const { status, address, chainId } = window.headless.reader.account()
    return [status, chainId, address].filter(Boolean).join(' ')
  })

test('a headless page connects a wallet, reads, signs, switches, reconnects and disconnects', async () => {
  const { page, complaints } = await host.open('headless')
  expect(await connect(page, 'Harbor', 'reject')).toBe('user-rejected')
  const address = await connect(page, 'Harbor', 'approve')
  expect(await standing(page)).toBe(`connected eip155:1 ${address}`)
  const balance = () => page.evaluate(() => window.headless.reader.balance().text)
  await expect.poll(balance).toMatch(/ ETH$/)

  const signing = page.evaluate(
    (from) => window.headless.latchkey.request({ method: 'personal_sign', params: ['0x68690a', from] }),
    address,
  )
  await answer(page, 'approve')
  const signature = (await signing) as `0x${string}`
  expect(
    await verifyMessage({ address: address as `0x${string}`, message: { raw: '0x68690a' }, signature }),
  ).toBe(true)

  const switching = page.evaluate(() => window.headless.latchkey.switchNetwork('eip155:8453'))
  await answer(page, 'approve')
  await switching
  expect(await standing(page)).toBe(`connected eip155:8453 ${address}`)
  expect(await page.evaluate(() => window.headless.reader.network().network?.name)).toBe('Base')

  await page.reload()
  await expect.poll(() => standing(page)).toBe(`connected eip155:8453 ${address}`)
  await page.evaluate(() => window.headless.latchkey.disconnect())
  expect(await standing(page)).toBe('disconnected')
  expect(await page.locator('latchkey-modal, dialog[open]').count()).toBe(0)
  expect(await complaints()).toEqual([])
})

test(
  'a page without a view of ours lists and searches the registry, and pairs a phone by a code of its own',
  { tags: 'thorough' },
  async () => {
    const { page, complaints } = await host.open('headless')
    const { endpoints } = host.sandbox
    const phone = await createPhone({
      relayUrl: endpoints.relay ?? '',
      projectId: 'phone',
      chains: endpoints.chains,
      requests: 'approve',
    })
    onTestFinished(() => phone.stop())
    const found = () =>
      page.evaluate(() => window.headless.finder.state().searched.found.map(({ name }) => name))
    const listed = () => page.evaluate(() => window.headless.finder.state().registry.length)
    await page.evaluate(() => window.headless.finder.more())
    await expect.poll(listed).toBeGreaterThan(0)
    const before = await listed()
    await page.evaluate(() => window.headless.finder.more())
    await expect.poll(listed).toBeGreaterThan(before)
    await page.evaluate(() => window.headless.finder.search('zerio'))
    await expect.poll(found).toContain('Zerion')

    const paired = page.evaluate(async () => {
      const { namespaces } = await window.headless.pairing.begin()
      return namespaces[0]?.accounts[0]
    })
    const uri = () => page.evaluate(() => window.headless.pairing.state().uri)
    await expect.poll(uri).toMatch(/^wc:/)
    const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
    await phone.pair((await uri()) ?? '')
    await proposed
    await phone.approve()
    expect(await paired).toBe(phone.accounts[0]?.evm.address)
    const kinds = () =>
      page.evaluate(() => window.headless.reader.connections().map(({ connector }) => connector))
    expect(await kinds()).toEqual(['WALLET_CONNECT'])
    await phone.disconnect()
    await expect.poll(() => standing(page)).toBe('disconnected')
    expect(await page.locator('latchkey-modal, dialog[open]').count()).toBe(0)
    expect(await complaints()).toEqual([])
  },
)

test('a headless page sends, gets the reason of a refusal, and reads its transaction', async () => {
  const { page, complaints } = await host.open('headless')
  await connect(page, 'Harbor', 'approve')
  const send = (amount: string) =>
    page.evaluate(
      ([receiver, wanted]) =>
        window.headless.sender.send({ token: 'native', amount: wanted, receiver }).then(
          ({ hash }) => hash,
          (error: { code?: string }) => String(error.code),
        ),
      [taker, amount] as const,
    )
  const before = await weiOf(taker)
  const sending = send('0.0001')
  await answer(page, 'approve')
  expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await weiOf(taker)) - before).toBe(100_000_000_000_000n)
  const declined = send('0.0001')
  await answer(page, 'reject')
  expect(await declined).toBe('user-rejected')
  expect(await send('1000000')).toBe('insufficient-funds')
  expect(await page.locator('latchkey-modal, dialog[open]').count()).toBe(0)
  expect(await complaints()).toEqual([])
})

test('nodes answer a page without a wallet, unless the host switches that off', async () => {
  const { page } = await host.open('headless')
  const ask = () =>
    page.evaluate(() =>
      window.headless.provider.request({ method: 'eth_blockNumber' }).then(
        (number) => `block ${typeof number}`,
        (error: { code?: number }) => `refused ${error.code}`,
      ),
    )
  const code = () => page.evaluate(() => window.headless.latchkey.state().features['nodes'])
  const set = (nodes: boolean) =>
    page.evaluate(
      (isOn) => window.headless.latchkey.update({ features: { switchActiveChain: false, nodes: isOn } }),
      nodes,
    )
  await set(false)
  expect(await ask()).toBe('refused 4200')
  expect(await code()).toBe('failed')
  await set(true)
  expect(await ask()).toBe('block string')
  expect(await code()).toBe('loaded')
})
