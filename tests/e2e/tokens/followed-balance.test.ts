import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothKinds, devnet } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

/** The demo page over the sandbox's nodes, with their sockets. */
async function visitOverSockets(): Promise<{
  readonly visitor: Visitor
  readonly sockets: () => readonly string[]
}> {
  const { chains, solana } = stage.sandbox.endpoints
  const over = Object.entries(chains).map(([id, url]) => [
    id,
    [url, id === devnet ? solana?.socket : url.replace('http', 'ws')],
  ])
  const rpcUrls = JSON.stringify(Object.fromEntries(over))
  const query = `?wallets=harbor,tern#${new URLSearchParams({ ...bothKinds, rpcUrls, features: '' })}`
  const { page } = await visit(stage, { query: '?wallets=none' })
  const open = new Set<string>()
  page.on('websocket', (socket) => {
    if (socket.url().startsWith(stage.sandbox.endpoints.relay ?? 'relay')) return
    open.add(socket.url())
    socket.on('close', () => open.delete(socket.url()))
  })
  await page.goto(`${stage.sandbox.endpoints.demo}${query}`)
  return { visitor: visitorOn(page), sockets: () => [...open] }
}

/** What an account has as far as the page knows; nobody asks for it while the modal is closed. */
const known = ({ page }: Visitor, namespace: 'eip155' | 'solana') =>
  page.evaluate((kind) => {
    const balances = Object.entries(window.latchkey.state().account?.balances ?? {})
    return balances.find(([account]) => account.startsWith(`${kind}:`))?.[1].amount
  }, namespace)

const ether = (amount: bigint) => `0x${(amount * 10n ** 18n).toString(16)}`

test('a payment from outside appears without a reload, with the modal closed and open', async () => {
  const { visitor, sockets } = await visitOverSockets()
  const node = stage.sandbox.endpoints.chains['eip155:1'] ?? ''
  await visitor.connect('Harbor')
  await expect.poll(() => known(visitor, 'eip155')).toMatch(/^\d{22,23}$/)
  await expect.poll(sockets).toEqual([expect.stringContaining(node.replace('http', 'ws'))])
  const address = (await visitor.host('address').textContent())?.trim() ?? ''
  const pay = async (amount: bigint) => {
    await askChain(node, 'anvil_setBalance', [address, ether(amount)])
    await askChain(node, 'evm_mine', [])
  }

  await pay(7n)
  await expect.poll(() => known(visitor, 'eip155')).toBe('7000000000000000000')
  await visitor.open()
  await visitor.dialog.getByText('7 ETH').first().waitFor()
  await pay(8n)
  await visitor.dialog.getByText('8 ETH').first().waitFor()

  await visitor.page.keyboard.press('Escape')
  await visitor.page.getByTestId('disconnect').click()
  await expect.poll(sockets).toEqual([])
})

test('the balance follows the account on Solana', { tags: 'thorough' }, async () => {
  const { visitor, sockets } = await visitOverSockets()
  const { chains, solana } = stage.sandbox.endpoints
  await visitor.connect('Tern')
  await expect.poll(() => known(visitor, 'solana')).toMatch(/^\d{13,14}$/)
  await expect.poll(sockets).toEqual([expect.stringContaining(solana?.socket ?? '-')])
  const before = BigInt((await known(visitor, 'solana')) ?? 0)
  const owner = (await visitor.host('solana').textContent())?.trim() ?? ''
  await askChain(chains[devnet] ?? '', 'requestAirdrop', [owner, 2_500_000_000])
  await expect.poll(() => known(visitor, 'solana')).toBe((before + 2_500_000_000n).toString())
})
