import type { Page } from 'playwright'
import { verifyMessage, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import type { Sandbox } from '../../sandbox/start.ts'
import { askChain } from '../e2e/visitor.ts'
import { chooseWallet } from './host-visit.ts'
import { ticket } from './wagmi/src/ticket.ts'

/** The page of a wagmi host that shows the desk (`wagmi/src/Desk.tsx`), on which nobody has connected yet, and the chains behind it. */
type WagmiVisit = { readonly page: Page; readonly sandbox: Sandbox }

type Hook = (...given: readonly unknown[]) => Promise<void>

const taker = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const approve = (page: Page) => page.getByTestId('wallet-approve').click()
const reject = (page: Page) => page.getByTestId('wallet-reject').click()

/** What Harbor does by itself. */
const inWallet = (page: Page, hook: string, ...given: readonly unknown[]) =>
  page.evaluate(
    async ([name, args]) => {
      const { harbor } = Reflect.get(window, 'sandboxWallets') as Record<string, Record<string, Hook>>
      await harbor?.[name]?.(...args)
    },
    [hook, given] as const,
  )

/** What the desk shows, once it reads like this. */
export async function shows(page: Page, what: string, text: RegExp): Promise<string> {
  await expect.poll(() => page.getByTestId(what).textContent()).toMatch(text)
  return (await page.getByTestId(what).textContent()) ?? ''
}

/** Connects Harbor by the host's own button, and answers its account. */
export async function connect(page: Page): Promise<`0x${string}`> {
  await press(page, 'Latchkey')
  await chooseWallet(page, 'Harbor')
  await shows(page, 'status', /^connected$/)
  return (await shows(page, 'address', /^0x/)) as `0x${string}`
}

/** What a visitor does, and the failures that the log tells of it. */
type WagmiStory = (visit: WagmiVisit) => Promise<readonly string[] | void>

/** The failures that a page's console told, such as `network/switchFailed (wallet-failed)`; whatever else it told stands as it is. */
export function failuresIn(complaints: readonly string[]): readonly string[] {
  return complaints.map((line) => /^Latchkey: (\S+ \(\S+\))/.exec(line)?.[1] ?? line)
}

/** What a visitor of a wagmi host does, story by story. */
export const wagmiStories: Readonly<Record<string, WagmiStory>> = {
  async 'connects and reads a balance'({ page }) {
    await connect(page)
    await shows(page, 'chain', /^1$/)
    await shows(page, 'balance', /^[1-9]\d{18,}$/)
  },

  async 'switches the network, and is told by the class of an error why it stays'({ page }) {
    await press(page, 'Elsewhere')
    await shows(page, 'unswitched', /^ChainNotConfiguredError$/)
    await connect(page)
    await press(page, 'Base')
    await reject(page)
    await shows(page, 'error', /^UserRejectedRequestError$/)
    await shows(page, 'refused', /^yes$/)
    await inWallet(page, 'behave', { switch: 'fail' })
    await press(page, 'Base')
    await approve(page)
    await shows(page, 'unswitched', /^SwitchChainError\b/)
    await shows(page, 'refused', /^no$/)
    await shows(page, 'chain', /^1$/)
    await inWallet(page, 'behave', { switch: 'grant' })
    await press(page, 'Base')
    await approve(page)
    await shows(page, 'chain', /^8453$/)
    await press(page, 'Elsewhere')
    await shows(page, 'unswitched', /^SwitchChainError of ChainNotConfiguredError$/)
    await shows(page, 'chain', /^8453$/)
    return ['network/switchFailed (wallet-failed)']
  },

  async 'follows the wallet to another network'({ page }) {
    await connect(page)
    await inWallet(page, 'setChain', 8453)
    await shows(page, 'chain', /^8453$/)
    await inWallet(page, 'setChain', 1)
    await shows(page, 'chain', /^1$/)
  },

  async 'signs a message, or is told that it was declined'({ page }) {
    const address = await connect(page)
    await press(page, 'Sign')
    await approve(page)
    const signature = (await shows(page, 'signature', /^0x/)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Good morning', signature })).toBe(true)
    await press(page, 'Sign')
    await reject(page)
    await shows(page, 'error', /^UserRejectedRequestError$/)
  },

  async 'signs typed data'({ page }) {
    const address = await connect(page)
    await inWallet(page, 'setChain', 8453)
    await shows(page, 'chain', /^8453$/)
    await press(page, 'Sign ticket')
    await approve(page)
    const signature = (await shows(page, 'typed', /^0x/)) as `0x${string}`
    expect(await verifyTypedData({ address, ...ticket, signature })).toBe(true)
  },

  async 'sends, and reads the receipt'({ page, sandbox }) {
    const url = sandbox.endpoints.chains['eip155:8453'] ?? ''
    const held = async () => BigInt((await askChain(url, 'eth_getBalance', [taker, 'latest'])) as string)
    await connect(page)
    await inWallet(page, 'setChain', 8453)
    await shows(page, 'chain', /^8453$/)
    const before = await held()
    await press(page, 'Send')
    await approve(page)
    await shows(page, 'hash', /^0x[0-9a-f]{64}$/)
    await shows(page, 'receipt', /^success$/)
    await expect.poll(async () => (await held()) - before).toBe(42n)
  },

  async 'is connected again after a reload, on its network, and nobody is asked'({ page }) {
    const address = await connect(page)
    await inWallet(page, 'setChain', 8453)
    await shows(page, 'chain', /^8453$/)
    await page.reload()
    await shows(page, 'status', /^connected$/)
    await shows(page, 'address', new RegExp(`^${address}$`))
    await shows(page, 'chain', /^8453$/)
    expect(await page.getByTestId('wallet-approve').count()).toBe(0)
  },

  async 'is disconnected by the wallet, and connects again'({ page }) {
    await connect(page)
    await inWallet(page, 'revoke')
    await shows(page, 'status', /^disconnected$/)
    await connect(page)
  },

  async 'disconnects, and stays so after a reload'({ page }) {
    await connect(page)
    await press(page, 'Disconnect')
    await shows(page, 'status', /^disconnected$/)
    await page.reload()
    await shows(page, 'status', /^disconnected$/)
  },
}
