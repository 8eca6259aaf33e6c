import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyMessage } from 'viem'
import type { Phone, PhoneOptions } from '../../../sandbox/phone/phone.ts'
import {
  askHost,
  bothKinds,
  devnet,
  isSignedBy,
  lamportsOf,
  messageFor,
  transferOf,
} from '../send/solana-visitor.ts'
import type { HostQuestion } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'
import { pressInMenu } from '../../account-menu.ts'

const greeting = 'Good morning'
const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}` as const

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

const nodeOf = (chainId: string) => stage.sandbox.endpoints.chains[chainId] ?? ''
const shows = async (visitor: Visitor, what: string, text: string | RegExp) => {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}
const isGone = async (visitor: Visitor, what: string) => {
  await expect.poll(() => visitor.host(what).count()).toBe(0)
}
const accountIn = async (visitor: Visitor, what: 'address' | 'solana') =>
  (await visitor.host(what).textContent())?.trim() ?? ''

async function visitBoth(): Promise<{ readonly visitor: Visitor; readonly complaints: string[] }> {
  const { page, complaints } = await visit(stage, {
    query: `?wallets=harbor,tern#${new URLSearchParams(bothKinds)}`,
  })
  return { visitor: visitorOn(page), complaints }
}

/** Harbor for Ethereum and Tern for Solana, one after the other. */
async function connectBoth(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Tern')
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
  await shows(visitor, 'solana', /^\w{32,44}$/)
}

/** A phone, paired in the page for all that it can. */
async function pairBoth(visitor: Visitor, options: Partial<PhoneOptions> = {}): Promise<Phone> {
  const phone = await willingPhone(stage.sandbox, options)
  await visitor.page.getByTestId('open-connect').click()
  await visitor.choose('Scan with your phone')
  await scan(visitor, phone)
  await visitor.dialog.waitFor({ state: 'hidden' })
  await shows(visitor, 'solana', /^\w{32,44}$/)
  return phone
}

/** Asks by the host's verb, and approves in the wallet of the page. */
async function askAndApprove(visitor: Visitor, question: HostQuestion) {
  const answer = askHost(visitor, question)
  await visitor.approve()
  return answer
}

type Ask = (question: HostQuestion) => ReturnType<typeof askHost>

/** Signs a message with each, and checks both signatures. */
async function signOnEach(visitor: Visitor, ask: Ask): Promise<void> {
  const [address, solana] = [await accountIn(visitor, 'address'), await accountIn(visitor, 'solana')]
  const evm = await ask({ method: 'personal_sign', params: [hexOf(greeting), address] })
  const signature = Object(evm).result as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message: greeting, signature })).toBe(true)
  const signed = await ask({
    namespace: 'solana',
    method: 'solana_signMessage',
    params: messageFor(solana, greeting),
  })
  expect(isSignedBy(solana, greeting, (Object(signed).result as { signature: string }).signature)).toBe(true)
}

/** Sends a little with each, on the EVM chain that is current and on Solana, and waits until it has arrived. */
async function sendOnEach(visitor: Visitor, ask: Ask, evmChain: string): Promise<void> {
  const [address, solana] = [await accountIn(visitor, 'address'), await accountIn(visitor, 'solana')]
  const taker = stage.sandbox.endpoints.accounts[9]?.address ?? ''
  const weiOf = async () =>
    BigInt((await askChain(nodeOf(evmChain), 'eth_getBalance', [taker, 'latest'])) as string)
  const weiBefore = await weiOf()
  const evm = await ask({
    method: 'eth_sendTransaction',
    params: [{ from: address, to: taker, value: '0x2a' }],
  })
  expect(evm).toEqual({ result: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  await expect.poll(async () => (await weiOf()) - weiBefore).toBe(42n)

  const to = stage.sandbox.endpoints.solana?.accounts[9]?.address ?? ''
  const before = await lamportsOf(nodeOf(devnet), to)
  const transaction = await transferOf(nodeOf(devnet), { from: solana, to, lamports: 42 })
  const sent = await ask({
    namespace: 'solana',
    method: 'solana_signAndSendTransaction',
    params: { transaction },
  })
  expect(sent).toEqual({ result: { signature: expect.stringMatching(/^\w{80,90}$/) } })
  await expect.poll(async () => (await lamportsOf(nodeOf(devnet), to)) - before).toBe(42)
}

test('an Ethereum and a Solana wallet sign and send side by side, and one reconnects alone', async () => {
  const { visitor, complaints } = await visitBoth()
  await connectBoth(visitor)
  const ask = (question: HostQuestion) => askAndApprove(visitor, question)
  await signOnEach(visitor, ask)
  await sendOnEach(visitor, ask, 'eip155:1')
  await visitor.page.getByTestId('open-networks').click()
  await visitor.choose('Base')
  await visitor.approve()
  await shows(visitor, 'chain', 'eip155:8453')
  await sendOnEach(visitor, ask, 'eip155:8453')
  const [address, solana] = [await accountIn(visitor, 'address'), await accountIn(visitor, 'solana')]
  await visitor.page.reload()
  await shows(visitor, 'address', address)
  await shows(visitor, 'solana', solana)
  await visitor.page.getByTestId('disconnect-solana').click()
  await isGone(visitor, 'solana')
  await visitor.page.reload()
  await shows(visitor, 'chain', 'eip155:8453')
  await isGone(visitor, 'solana')
  expect(await visitor.page.getByTestId('wallet-approve').count()).toBe(0)
  expect(complaints).toEqual([])
})

test(
  'one phone signs and sends on Ethereum and Solana, restores both, and disconnects both',
  { tags: 'thorough' },
  async () => {
    const { visitor, complaints } = await visitBoth()
    const phone = await pairBoth(visitor)
    try {
      const ask = (question: HostQuestion) => askHost(visitor, question)
      await signOnEach(visitor, ask)
      await sendOnEach(visitor, ask, 'eip155:1')
      await visitor.page.reload()
      await shows(visitor, 'solana', phone.accounts[0]?.solana.address ?? '-')
      await shows(visitor, 'address', phone.accounts[0]?.evm.address ?? '-')
      await signOnEach(visitor, ask)
      await visitor.page.getByTestId('disconnect-solana').click()
      await shows(visitor, 'status', /^disconnected$/)
      await expect.poll(() => phone.sessions()).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await phone.stop()
    }
  },
)

test('a transaction that a phone only signs has arrived when the host gets its answer', async () => {
  const { visitor } = await visitBoth()
  const phone = await pairBoth(visitor, { lacks: ['solana_signAndSendTransaction'] })
  try {
    const to = stage.sandbox.endpoints.solana?.accounts[8]?.address ?? ''
    const before = await lamportsOf(nodeOf(devnet), to)
    const from = phone.accounts[0]?.solana.address ?? ''
    const transaction = await transferOf(nodeOf(devnet), { from, to, lamports: 7 })
    const method = 'solana_signAndSendTransaction'
    const answer = await askHost(visitor, { namespace: 'solana', method, params: { transaction } })
    expect(answer).toEqual({ result: { signature: expect.stringMatching(/^\w{80,90}$/) } })
    expect((await lamportsOf(nodeOf(devnet), to)) - before).toBe(7)
  } finally {
    await phone.stop()
  }
})

test(
  'a refused switch leaves both where they are, and a chain that is added moves Ethereum alone',
  { tags: 'thorough' },
  async () => {
    const { visitor } = await visitBoth()
    await connectBoth(visitor)
    const solana = await accountIn(visitor, 'solana')
    const choose = async (name: string) => {
      if (!(await visitor.dialog.isVisible())) await visitor.page.getByTestId('open-networks').click()
      await visitor.choose(name)
    }
    await choose('Base')
    await visitor.reject()
    await visitor.dialog.getByText('Still on Ethereum').waitFor()
    await shows(visitor, 'chain', /^eip155:1$/)
    await choose('Polygon')
    await visitor.approve()
    await shows(visitor, 'chain', 'eip155:137')
    await shows(visitor, 'solana', solana)
  },
)

test.each([
  { chainId: 'eip155:1', part: 'eip155:1', wallet: 'Harbor', coin: / ETH$/ },
  { chainId: devnet, part: 'solana', wallet: 'Tern', coin: / SOL$/ },
] as const)(
  'the RPC of the host is asked first on $chainId, and the RPC endpoint when it is down',
  { tags: 'thorough' },
  async ({ chainId, part, wallet, coin }) => {
    const { visitor } = await visitBoth()
    const urls = [nodeOf(chainId), `${stage.sandbox.endpoints.blockchainApi ?? ''}/v1?chainId=${chainId}`]
    const asked: number[] = []
    visitor.page.on('request', (request) => {
      const place = urls.findIndex((url) =>
        decodeURIComponent(request.url()).startsWith(url.replace(/\/$/, '')),
      )
      if (place >= 0 && request.method() === 'POST') asked.push(place)
    })
    await visitor.connect(wallet)
    await visitor.open()
    await visitor.dialog.getByText(coin).first().waitFor()
    expect(new Set(asked)).toEqual(new Set([0]))
    stage.sandbox.control(part, { fault: 'refuse' })
    asked.length = 0
    await visitor.page.reload()
    await shows(visitor, 'status', /^connected$/)
    await visitor.open()
    await visitor.dialog.getByText(coin).first().waitFor()
    expect(asked[0]).toBe(0)
    expect(asked).toContain(1)
  },
)

test(
  'a disconnect in the settings of one account opens Account, which shows the other account',
  { tags: 'thorough' },
  async () => {
    const { visitor } = await visitBoth()
    await connectBoth(visitor)
    await visitor.open()
    await pressInMenu(visitor.dialog, 'Settings')
    await visitor.dialog.getByRole('button', { name: /^Disconnect Harbor/ }).click()
    const title = visitor.dialog.getByRole('heading', { name: 'Account', exact: true })
    await title.waitFor()
    await expect.poll(() => title.evaluate((one) => one.matches(':focus'))).toBe(true)
    await visitor.dialog.getByText('Tern').first().waitFor()
    expect(await visitor.dialog.getByText('Harbor').count()).toBe(0)
  },
)
