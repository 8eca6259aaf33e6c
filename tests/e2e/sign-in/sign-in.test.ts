import { createClient, encodeFunctionData, http, serializeErc6492Signature } from 'viem'
import type { Abi, Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { axeOn } from '../../axe.ts'
import { announceCrew } from '../crew-wallet.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())

const signedIn = { isSiweEnabled: 'true' }

/** Somebody on the demo page whose host wants a signature. */
async function board(settings: Readonly<Record<string, string>> = {}, query = ''): Promise<Visitor> {
  const hash = new URLSearchParams({ ...signedIn, ...settings })
  const { page } = await visit(stage, { query: `${query}#${hash}` })
  return visitorOn(page)
}

async function connect(visitor: Visitor, wallet = 'Harbor'): Promise<void> {
  await visitor.open()
  await visitor.choose(wallet)
  await visitor.approve()
  await owed(visitor)
}

const owed = ({ dialog }: Visitor) => dialog.getByText('Sign in to Tidewater').waitFor()

async function sign(visitor: Visitor): Promise<void> {
  await visitor.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await visitor.approve()
  await visitor.dialog.waitFor({ state: 'hidden' })
}

const cancel = ({ dialog }: Visitor) => dialog.getByRole('button', { name: 'Cancel' }).click()

async function reads(visitor: Visitor, what: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}

/** Whom the server knows, asked past everything under test. */
const atServer = ({ page }: Visitor) =>
  page.evaluate(
    async (url) => (await fetch(url, { credentials: 'include' })).json() as Promise<unknown>,
    `${stage.sandbox.endpoints.signIn}/session`,
  )

const orderServer = (order: object) =>
  fetch(`${stage.sandbox.endpoints.signIn}/control`, { method: 'POST', body: JSON.stringify(order) })

const isPrompted = ({ page }: Visitor) => page.getByTestId('wallet-approve').isVisible()

test('a signature signs the account in at the server, and the page is notified', async () => {
  const visitor = await board()
  let message = ''
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('/verify'))
      message = (JSON.parse(request.postData() ?? '{}') as { message: string }).message
  })
  await connect(visitor)
  const logo = visitor.dialog.getByRole('img', { name: 'Tidewater logo' }).locator('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const wrongIn = await axeOn(visitor.page)
  expect(await wrongIn()).toEqual([])
  await sign(visitor)
  await reads(visitor, 'signed-in', 'signed-in')
  await reads(visitor, 'outcome', 'connected')
  const address = await visitor.host('address').textContent()
  expect(await atServer(visitor)).toEqual({ address: address?.trim(), chainId: 1 })
  expect(parseSiweMessage(message)).toMatchObject({
    address: address?.trim(),
    chainId: 1,
    domain: new URL(visitor.page.url()).host,
    statement: 'Come aboard with Tidewater.',
    version: '1',
  })
})

test('Escape shakes the dialog, and Cancel disconnects, by the keyboard alone', async () => {
  const visitor = await board()
  await connect(visitor)
  await visitor.page.keyboard.press('Escape')
  await visitor.page.locator('dialog[data-shake]').waitFor()
  expect(await visitor.dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await owed(visitor)
  await visitor.dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await visitor.dialog.waitFor({ state: 'hidden' })
  await reads(visitor, 'status', /^disconnected$/)
  await reads(visitor, 'outcome', 'dismissed')
  expect(await atServer(visitor)).toBeNull()
})

test('a failed verification is explained, and a retry signs in', async () => {
  const visitor = await board()
  await orderServer({ nonces: 'wrong' })
  await connect(visitor)
  await visitor.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await visitor.approve()
  await visitor.dialog.getByText("Couldn't verify your signature").waitFor()
  await orderServer({ nonces: 'right' })
  await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
  await visitor.approve()
  await reads(visitor, 'signed-in', 'signed-in')
})

test('a reload prompts nobody: a signed-in visitor stays, and another one is asked at the account', async () => {
  const visitor = await board()
  await connect(visitor)
  await visitor.page.reload()
  await reads(visitor, 'signed-in', 'signed-out')
  expect([await visitor.dialog.isVisible(), await isPrompted(visitor)]).toEqual([false, false])
  await visitor.open()
  await owed(visitor)
  await sign(visitor)
  await visitor.page.reload()
  await reads(visitor, 'signed-in', 'signed-in')
  expect([await visitor.dialog.isVisible(), await isPrompted(visitor)]).toEqual([false, false])
})

test(
  'a session that has expired at the server is owed again after a reload',
  { tags: 'thorough' },
  async () => {
    const visitor = await board()
    await connect(visitor)
    await sign(visitor)
    await orderServer({ sessions: 'expire' })
    await visitor.page.reload()
    await reads(visitor, 'signed-in', 'signed-out')
  },
)

test('a change of account signs out, and the new account signs in', { tags: 'thorough' }, async () => {
  const visitor = await board()
  await connect(visitor)
  await sign(visitor)
  const first = await visitor.host('session').textContent()
  await visitor.wallet('harbor', 'setAccounts', [1, 0])
  await owed(visitor)
  await expect.poll(() => atServer(visitor)).toBeNull()
  await sign(visitor)
  await reads(visitor, 'signed-in', 'signed-in')
  expect(await visitor.host('session').textContent()).not.toBe(first)
})

test(
  'another network is signed on, and Cancel there goes back to the first with its session',
  { tags: 'thorough' },
  async () => {
    const visitor = await board()
    await connect(visitor)
    await sign(visitor)
    await visitor.wallet('harbor', 'setChain', 8453)
    await owed(visitor)
    await cancel(visitor)
    await visitor.approve()
    await visitor.dialog.waitFor({ state: 'hidden' })
    await reads(visitor, 'chain', 'eip155:1')
    await reads(visitor, 'signed-in', 'signed-in')
    await visitor.wallet('harbor', 'setChain', 8453)
    await owed(visitor)
    await sign(visitor)
    expect(await atServer(visitor)).toMatchObject({ chainId: 8453 })
  },
)

test('disconnecting signs out', async () => {
  const visitor = await board()
  await connect(visitor)
  await sign(visitor)
  await visitor.page.getByTestId('disconnect').click()
  await expect.poll(() => atServer(visitor)).toBeNull()
})

test(
  'signOutOnDisconnect: false keeps the session, and whoever comes back is not asked',
  { tags: 'thorough' },
  async () => {
    const visitor = await board({ siwe: '{"signOutOnDisconnect":false}' })
    await connect(visitor)
    await sign(visitor)
    await visitor.page.getByTestId('disconnect').click()
    await reads(visitor, 'status', /^disconnected$/)
    expect(await atServer(visitor)).toMatchObject({ chainId: 1 })
    await visitor.connect('Harbor')
    await reads(visitor, 'signed-in', 'signed-in')
  },
)

test(
  'signOutOnAccountChange: false lets another account go on in the session',
  { tags: 'thorough' },
  async () => {
    const visitor = await board({ siwe: '{"signOutOnAccountChange":false}' })
    await connect(visitor)
    await sign(visitor)
    const address = (await visitor.host('address').textContent()) ?? ''
    await visitor.wallet('harbor', 'setAccounts', [1, 0])
    await expect.poll(() => visitor.host('address').textContent()).not.toBe(address)
    await reads(visitor, 'signed-in', 'signed-in')
    expect([await visitor.dialog.isVisible(), await atServer(visitor)]).toMatchObject([false, { chainId: 1 }])
  },
)

test(
  'signOutOnNetworkChange: false lets another network go on in the session',
  { tags: 'thorough' },
  async () => {
    const visitor = await board({ siwe: '{"signOutOnNetworkChange":false}' })
    await connect(visitor)
    await sign(visitor)
    await visitor.wallet('harbor', 'setChain', 8453)
    await reads(visitor, 'chain', 'eip155:8453')
    await reads(visitor, 'signed-in', 'signed-in')
    expect([await visitor.dialog.isVisible(), await atServer(visitor)]).toMatchObject([false, { chainId: 1 }])
  },
)

test('a Solana wallet signs the same message, and the server verifies it', async () => {
  const visitor = await board(bothKinds, '?wallets=tern')
  await connect(visitor, 'Tern')
  await sign(visitor)
  const address = await visitor.host('address').textContent()
  expect(await atServer(visitor)).toMatchObject({
    address: address?.trim(),
    chainId: expect.stringMatching(/^solana:/),
  })
})

/** Somebody who comes with a wallet that shows an account, and has somebody sign for it. */
async function comeAs(account: string, signs: (raw: Hex) => Promise<string>) {
  const visitor = await board({}, '?wallets=none')
  const crew = await announceCrew(visitor, account, signs)
  await visitor.open()
  await visitor.choose('Crew')
  await owed(visitor)
  return { visitor, crew }
}

/** Presses a button as somebody does who has done something else since the last press: two on one spot in 400 ms are a double click. */
async function press({ page, dialog }: Visitor, name: string): Promise<void> {
  await page.keyboard.press('Shift')
  await dialog.getByRole('button', { name, exact: true }).click()
}

const person = (index: number) =>
  privateKeyToAccount(stage.sandbox.endpoints.accounts.at(index)?.privateKey as Hex)

const signedBy = (index: number) => (raw: Hex) => person(index).signMessage({ message: { raw } })

test(
  'an account that is a contract signs by its owner, and the server asks its chain (ERC-1271)',
  { tags: 'thorough' },
  async () => {
    const contract = stage.sandbox.endpoints.smartAccount?.address ?? ''
    const { visitor } = await comeAs(contract, signedBy(-1))
    await press(visitor, 'Sign')
    await reads(visitor, 'signed-in', 'signed-in')
    expect(await atServer(visitor)).toEqual({ address: contract, chainId: 1 })
  },
)

test('a smart account without a contract signs in (ERC-6492)', { tags: 'thorough' }, async () => {
  const factory = stage.sandbox.endpoints.smartAccount?.factory as Address
  const abi = artifacts.SandboxAccountFactory.abi as Abi
  const args = [person(7).address, 11n]
  const client = createClient({ transport: http(stage.sandbox.endpoints.chains['eip155:1']) })
  const read = { address: factory, abi, functionName: 'getAddress', args }
  const account = (await readContract(client, read)) as Address
  const data = encodeFunctionData({ abi, functionName: 'createAccount', args })
  const { visitor } = await comeAs(account, async (raw) =>
    serializeErc6492Signature({ address: factory, data, signature: await signedBy(7)(raw) }),
  )
  await press(visitor, 'Sign')
  await reads(visitor, 'signed-in', 'signed-in')
  expect(await atServer(visitor)).toEqual({ address: account, chainId: 1 })
})

test(
  'a forged signature is refused by the server: nobody is signed in, the wallet stays, and the next one counts',
  { tags: 'thorough' },
  async () => {
    let signer = 2
    const { visitor, crew } = await comeAs(person(1).address, (raw) => signedBy(signer)(raw))
    await press(visitor, 'Sign')
    await visitor.dialog.getByText("Couldn't verify your signature").waitFor()
    expect([await atServer(visitor), await visitor.host('address').textContent(), crew.asked()]).toEqual([
      null,
      person(1).address,
      1,
    ])
    signer = 1
    await press(visitor, 'Try again')
    await reads(visitor, 'signed-in', 'signed-in')
    expect(await atServer(visitor)).toEqual({ address: person(1).address, chainId: 1 })
  },
)

test(
  'a wallet that says everything twice is asked once for each change, and so is the server',
  { tags: 'thorough' },
  async () => {
    let signer = 1
    const { visitor, crew } = await comeAs(person(1).address, (raw) => signedBy(signer)(raw))
    const asked: string[] = []
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && ['/verify', '/sign-out'].includes(pathname)) asked.push(pathname)
    })
    await press(visitor, 'Sign')
    await visitor.dialog.waitFor({ state: 'hidden' })
    signer = 2
    await crew.tells('accountsChanged', [person(2).address], 2)
    await owed(visitor)
    await press(visitor, 'Sign')
    await visitor.dialog.waitFor({ state: 'hidden' })
    await crew.tells('chainChanged', '0x2105', 2)
    await owed(visitor)
    await press(visitor, 'Sign')
    await visitor.dialog.waitFor({ state: 'hidden' })
    await reads(visitor, 'signed-in', 'signed-in')
    expect([asked, crew.asked()]).toEqual([['/verify', '/sign-out', '/verify', '/verify'], 3])
    expect(await atServer(visitor)).toEqual({ address: person(2).address, chainId: 8453 })
  },
)

test(
  'if the sign-out request fails, the modal reports a failed disconnect, and a reload repeats it',
  { tags: 'thorough' },
  async () => {
    const visitor = await board()
    await connect(visitor)
    await sign(visitor)
    await orderServer({ fault: 'status', path: '/sign-out', status: 503 })
    await visitor.open()
    await pressInMenu(visitor.dialog, 'Disconnect')
    await visitor.page.getByRole('alert').getByText('Failed to disconnect').waitFor()
    const wrongIn = await axeOn(visitor.page)
    expect(await wrongIn()).toEqual([])
    await reads(visitor, 'status', /^disconnected$/)
    expect(await atServer(visitor)).toMatchObject({ chainId: 1 })
    await orderServer({ fault: 'none' })
    await visitor.page.reload()
    await expect.poll(() => atServer(visitor)).toBeNull()
    await connect(visitor)
  },
)

test(
  'in two tabs one signature is enough, and signing out in one is seen in the other',
  { tags: 'thorough' },
  async () => {
    const visitor = await board()
    await connect(visitor)
    const other = visitorOn(await visitor.page.context().newPage())
    await other.page.goto(visitor.page.url())
    await reads(other, 'status', /^connected$/)
    expect(await other.dialog.isVisible()).toBe(false)
    await sign(visitor)
    await reads(other, 'signed-in', 'signed-in')
    await other.page.getByTestId('sign-out').click()
    await reads(visitor, 'signed-in', 'signed-out')
  },
)

test(
  'a server that hangs or fails is reported, and both buttons still work',
  { tags: 'thorough' },
  async () => {
    const visitor = await board()
    stage.sandbox.control('sign-in', { fault: 'refuse', path: '/nonce' })
    await connect(visitor)
    await visitor.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await visitor.dialog.getByText("Couldn't reach Tidewater").waitFor()
    stage.sandbox.control('sign-in', { fault: 'hang', path: '/nonce' })
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await visitor.dialog.getByText('Preparing the message').waitFor()
    await cancel(visitor)
    await reads(visitor, 'status', /^disconnected$/)
  },
)

const chunk = /\/assets\/sign-in-feature-[\w-]{8}\.js/
const fetched = ({ page }: Visitor) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test(
  'a page whose host asks nobody fetches none of it, nor asks its server',
  { tags: 'thorough' },
  async () => {
    const plain = await board({ isSiweEnabled: 'false' })
    await plain.connect('Harbor')
    await plain.open()
    const urls = await fetched(plain)
    expect(
      urls.filter((url) => chunk.test(url) || url.startsWith(stage.sandbox.endpoints.signIn ?? '')),
    ).toEqual([])
    const asking = await board()
    await connect(asking)
    expect((await fetched(asking)).some((url) => chunk.test(url))).toBe(true)
  },
)

test(
  'where its code does not come, the view says so, closes, and another try brings it',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(stage)
    let isHere = false
    await page.route(chunk, (route) => (isHere ? route.continue() : route.fulfill({ status: 503 })))
    await page.goto(`${stage.sandbox.endpoints.demo}?again#${new URLSearchParams(signedIn)}`)
    const visitor = visitorOn(page)
    await visitor.open()
    await visitor.choose('Harbor')
    await visitor.approve()
    const again = visitor.dialog.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    isHere = true
    await again.click()
    await owed(visitor)
    await sign(visitor)
    await reads(visitor, 'signed-in', 'signed-in')
  },
)
