import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyMessage } from 'viem'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import type { Phone } from '../../../sandbox/phone/phone.ts'
import { eventually } from '../../eventually.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage
let visitor: Visitor
let phone: Phone

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  const { endpoints } = stage.sandbox
  phone = await createPhone({
    relayUrl: endpoints.relay ?? '',
    projectId: 'phone',
    chains: endpoints.chains,
    requests: 'approve',
  })
  visitor = visitorOn((await visit(stage, { isClockInstalled: true })).page)
})
afterEach(() => phone.stop())

const shows = (what: string, text: string | RegExp) => {
  const read = () => visitor.host(what).textContent()
  return expect.poll(read).toMatch(text)
}

/** Opens the QR code and answers the URI in it. */
async function scan(): Promise<string> {
  await visitor.open()
  await visitor.choose('Scan with your phone')
  const code = visitor.dialog.locator('[data-uri]')
  await code.waitFor()
  return (await code.getAttribute('data-uri')) ?? ''
}

async function pairPhone(choice?: Parameters<Phone['approve']>[0]): Promise<string> {
  const uri = await scan()
  const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  await phone.pair(uri)
  await proposed
  return phone.approve(choice)
}

const rowOf = ({ dialog }: Visitor) => dialog.getByRole('button', { name: /^Scan with your phone/ })

/** Answers the URLs of the scripts that a page fetched from now on and that hold a text. */
function scriptsWith(text: string, page: Visitor['page']): () => Promise<readonly string[]> {
  const scripts: Promise<readonly string[]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then((source) => (source.includes(text) ? [response.url()] : [])))
  })
  return async () => (await Promise.all(scripts)).flat()
}

async function chooseNetwork(name: string): Promise<void> {
  await visitor.page.getByTestId('open-networks').click()
  await visitor.dialog.waitFor()
  await visitor.choose(name)
}

test('a phone scans the code, approves, and signs', async () => {
  await pairPhone()
  await shows('status', /^connected$/)
  await shows('address', phone.accounts[0]?.evm.address ?? '-')
  await visitor.page.getByTestId('sign').click()
  await shows('signature', /^0x[0-9a-f]{130}$/)
  const signature = ((await visitor.host('signature').textContent()) ?? '').trim() as `0x${string}`
  const address = ((await visitor.host('address').textContent()) ?? '').trim() as `0x${string}`
  const message = await visitor.page
    .locator('.route')
    .evaluate((route) => [...route.querySelectorAll('span')].map((place) => place.textContent))
  expect(
    await verifyMessage({ address, message: `Aboard from ${message[0]} to ${message[1]}`, signature }),
  ).toBe(true)
})

test('the page follows when the phone switches chain, changes account and disconnects', async () => {
  await pairPhone()
  await shows('status', /^connected$/)
  await phone.switchChain('eip155:8453')
  await shows('chain', 'eip155:8453')
  await phone.updateAccounts([1])
  await shows('address', phone.accounts[1]?.evm.address ?? '-')
  await phone.disconnect()
  await shows('status', /^disconnected$/)
})

test('a reload restores the session without a prompt, and signs again', async () => {
  await pairPhone()
  await shows('status', /^connected$/)
  await visitor.page.getByTestId('sign').click()
  await shows('signature', /^0x[0-9a-f]{130}$/)
  await visitor.page.reload()
  await shows('status', /^connected$/)
  await visitor.page.getByTestId('sign').click()
  await shows('signature', /^0x[0-9a-f]{130}$/)
})

test.each([
  ['by itself', () => phone.switchChain('eip155:8453')],
  ['because the page asked', () => chooseNetwork('Base')],
])(
  'a phone that went to Base %s is there after a reload, and signs there',
  { tags: 'thorough' },
  async (_, move) => {
    const asked: string[] = []
    phone.onRequest(({ chain, method }) => method === 'personal_sign' && asked.push(chain))
    await pairPhone()
    await shows('chain', /eip155:1$/)
    await move()
    await shows('chain', 'eip155:8453')
    await visitor.page.reload()
    await shows('status', /^connected$/)
    await shows('chain', 'eip155:8453')
    await visitor.page.getByTestId('sign').click()
    await shows('signature', /^0x[0-9a-f]{130}$/)
    expect(asked).toEqual(['eip155:8453'])
  },
)

test(
  'the code is the same after closing and opening again, and approving it connects while the modal is closed',
  { tags: 'thorough' },
  async () => {
    const uri = await scan()
    await visitor.page.keyboard.press('Escape')
    await visitor.page.keyboard.press('Escape')
    await visitor.dialog.waitFor({ state: 'hidden' })
    expect(await scan()).toBe(uri)
    await visitor.page.keyboard.press('Escape')
    await visitor.page.keyboard.press('Escape')
    await visitor.dialog.waitFor({ state: 'hidden' })
    const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
    await phone.pair(uri)
    await proposed
    await phone.approve()
    await shows('status', /^connected$/)
  },
)

test.each([
  ['the pointer comes to its row', () => rowOf(visitor).hover()],
  ['the focus comes to its row', () => rowOf(visitor).focus()],
  ['the dialog has stood for two seconds', () => visitor.page.clock.runFor(100)],
])(
  'beside installed wallets nothing of pairing is fetched or connected until %s',
  { tags: 'thorough' },
  async (_, come) => {
    const { page } = visitor
    await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
    const fetched = scriptsWith('wc_sessionPropose', page)
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.clock.pauseAt(await page.evaluate('Date.now() + 1000'))
    await visitor.open()
    await rowOf(visitor).waitFor()
    await page.clock.runFor(1900)
    expect([await fetched(), sockets]).toEqual([[], []])
    await come()
    await expect.poll(fetched).not.toEqual([])
    await page.clock.resume()
    await expect.poll(() => sockets).toHaveLength(1)
  },
)

test('a rejection is reported, and a new code lets the phone retry', async () => {
  const uri = await scan()
  const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  await phone.pair(uri)
  await proposed
  await phone.reject()
  await visitor.dialog.getByText('Declined').first().waitFor()
  const code = visitor.dialog.locator('[data-uri]')
  await expect
    .poll(async () => ((await code.count()) > 0 ? code.getAttribute('data-uri') : uri))
    .not.toBe(uri)
  const again = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
  await again
  await phone.approve()
  await shows('status', /^connected$/)
})

test(
  'an unscanned pairing code is renewed before it expires, and the new code pairs the phone',
  { tags: 'thorough' },
  async () => {
    const first = await scan()
    const code = visitor.dialog.locator('[data-uri]')
    await visitor.page.clock.fastForward(231_000)
    const uri = async () => ((await code.count()) > 0 ? code.getAttribute('data-uri') : first)
    await expect.poll(uri).not.toBe(first)
    const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
    await phone.pair((await uri()) ?? '')
    await proposed
    await phone.approve()
    await shows('status', /^connected$/)
  },
)

test('the page disconnects, and the phone has no session left', async () => {
  await pairPhone()
  await shows('status', /^connected$/)
  await visitor.page.getByTestId('disconnect').click()
  await shows('status', /^disconnected$/)
  await expect.poll(() => phone.sessions().length).toBe(0)
})

test('a relay that dies in the middle of a request and comes back delivers the answer', async () => {
  await pairPhone()
  await shows('status', /^connected$/)
  phone.behave({ requests: 'ask' })
  const asked = new Promise<void>((resolve) => phone.onRequest(() => resolve()))
  await visitor.page.getByTestId('sign').click()
  await asked
  await stage.sandbox.relay?.kill()
  await expect.poll(() => phone.state().online).toBe(false)
  await stage.sandbox.relay?.restart()
  await phone.approveRequest()
  await shows('signature', /^0x[0-9a-f]{130}$/)
})

test(
  'the modal reports an unreachable relay, and a retry shows a code once the relay is back',
  { tags: 'thorough' },
  async () => {
    await stage.sandbox.relay?.kill()
    try {
      await visitor.open()
      await rowOf(visitor).click()
      await visitor.dialog.getByRole('heading', { name: 'Scan with your phone' }).waitFor()
      const told = visitor.dialog.getByText("Couldn't reach the connection service")
      await eventually(async () => {
        await visitor.page.clock.fastForward(1000)
        expect(await told.count()).toBe(1)
      })
    } finally {
      await stage.sandbox.relay?.restart()
    }
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await visitor.dialog.locator('[data-uri]').waitFor()
  },
)
