import { createClient, encodeFunctionData, http, serializeErc6492Signature } from 'viem'
import type { Abi, Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import base58 from 'bs58'
import { importSolanaKey } from '../../../sandbox/solana-key.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'solana', 'sign-in', 'demo'], page: 'blank' })
})
afterAll(() => sandbox.stop())

const account = (index: number) => privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey as Hex)
const page = () => new URL(sandbox.endpoints.demo ?? '')

/** Somebody with a browser, whom the server knows by a cookie. */
async function visitor() {
  let cookie = ''
  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(`${sandbox.endpoints.signIn}${path}`, {
      headers: { cookie, origin: page().origin },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, headers: response.headers, answer: (await response.json()) as unknown }
  }
  const nonce = async () => ((await ask('/nonce')).answer as { readonly nonce: string }).nonce
  const messageFor = async (address: string, more: object = {}) =>
    createSiweMessage({
      address: address as Address,
      chainId: 1,
      domain: page().host,
      uri: page().origin,
      version: '1',
      nonce: await nonce(),
      ...more,
    })
  return {
    ask,
    nonce,
    messageFor,
    verify: async (message: string, signature: string) =>
      (await ask('/verify', { message, signature })).status,
    session: async () => (await ask('/session')).answer,
  }
}

test('a key signs in, its session lasts, and signing out ends it', async () => {
  const { ask, messageFor, verify, session } = await visitor()
  const message = await messageFor(account(0).address)
  expect(await session()).toBeNull()
  expect(await verify(message, await account(0).signMessage({ message }))).toBe(200)
  expect(await session()).toEqual({ address: account(0).address, chainId: 1 })
  await ask('/sign-out', {})
  expect(await session()).toBeNull()
})

test('a session belongs to its cookie, which only pages of the origin may send', async () => {
  const first = await visitor()
  const message = await first.messageFor(account(0).address)
  await first.verify(message, await account(0).signMessage({ message }))
  const other = await visitor()
  expect(await other.session()).toBeNull()
  const { headers } = await other.ask('/nonce')
  expect(headers.get('access-control-allow-origin')).toBe(page().origin)
  expect((await other.ask('/nonce')).headers.get('access-control-allow-credentials')).toBe('true')
})

test.each([
  ['another key', {}, 1],
  ['another domain', { domain: 'evil.example' }, 0],
  ['a message that has expired', { expirationTime: new Date(Date.now() - 1000) }, 0],
  ['a message that is not valid yet', { notBefore: new Date(Date.now() + 60_000) }, 0],
  ['a nonce of somebody else', { nonce: 'stolen0001' }, 0],
])('%s is refused', async (_, more, signer) => {
  const { messageFor, verify, session } = await visitor()
  const message = await messageFor(account(0).address, more)
  expect(await verify(message, await account(signer).signMessage({ message }))).toBe(401)
  expect(await session()).toBeNull()
})

test('a signature of another message is refused, of a key and of a contract', async () => {
  for (const [address, signer] of [
    [account(0).address, account(0)],
    [sandbox.endpoints.smartAccount?.address ?? '', account(9)],
  ] as const) {
    const { messageFor, verify, session } = await visitor()
    const message = await messageFor(address)
    expect(await verify(message, await signer.signMessage({ message: `${message} ` }))).toBe(401)
    expect(await session()).toBeNull()
  }
})

test('a nonce is good once', async () => {
  const { ask, messageFor, verify, session } = await visitor()
  const message = await messageFor(account(0).address)
  const signature = await account(0).signMessage({ message })
  expect(await verify(message, signature)).toBe(200)
  await ask('/sign-out', {})
  expect(await verify(message, signature)).toBe(401)
  expect(await session()).toBeNull()
})

test('a smart account signs in by its owner only (ERC-1271)', async () => {
  const { messageFor, verify, session } = await visitor()
  const address = sandbox.endpoints.smartAccount?.address ?? ''
  const foreign = await messageFor(address)
  expect(await verify(foreign, await account(8).signMessage({ message: foreign }))).toBe(401)
  const message = await messageFor(address)
  expect(await verify(message, await account(9).signMessage({ message }))).toBe(200)
  expect(await session()).toEqual({ address, chainId: 1 })
})

/** An account of a key's owner that is not made yet, and how its signature of a message is told. */
async function unmadeAccount(owner: ReturnType<typeof account>) {
  const factory = sandbox.endpoints.smartAccount?.factory as Address
  const abi = artifacts.SandboxAccountFactory.abi as Abi
  const args = [owner.address, 7n]
  const client = createClient({ transport: http(sandbox.endpoints.chains['eip155:1']) })
  const made = await readContract(client, { address: factory, abi, functionName: 'getAddress', args })
  return {
    address: made as Address,
    signed: (signature: Hex) =>
      serializeErc6492Signature({
        address: factory,
        data: encodeFunctionData({ abi, functionName: 'createAccount', args }),
        signature,
      }),
  }
}

test('an undeployed account signs in (ERC-6492)', async () => {
  const { messageFor, verify, session } = await visitor()
  const { address, signed } = await unmadeAccount(account(7))
  const message = await messageFor(address)
  expect(await verify(message, signed(await account(7).signMessage({ message })))).toBe(200)
  expect(await session()).toEqual({ address, chainId: 1 })
})

test.each([
  ['another key', 8, ''],
  ['another message', 7, ' '],
])('an undeployed account is refused with the signature of %s', async (_, signer, more) => {
  const { messageFor, verify, session } = await visitor()
  const { address, signed } = await unmadeAccount(account(7))
  const message = await messageFor(address)
  const signature = await account(signer).signMessage({ message: `${message}${more}` })
  expect(await verify(message, signed(signature))).toBe(401)
  expect(await session()).toBeNull()
})

test('a key of Solana signs in by the same text', async () => {
  const { nonce, verify, session } = await visitor()
  const { solana } = sandbox.endpoints
  const key = await importSolanaKey(solana?.accounts[0]?.secretKey ?? '')
  const textWith = (one: string) =>
    [
      `${page().host} wants you to sign in with your Solana account:`,
      key.address,
      '',
      '',
      `URI: ${page().origin}`,
      'Version: 1',
      `Chain ID: ${solana?.chain.slice('solana:'.length)}`,
      `Nonce: ${one}`,
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n')
  const signed = async (text: string) => base58.encode(await key.sign(new TextEncoder().encode(text)))
  const message = textWith(await nonce())
  expect(await verify(message, await signed(`${message} `))).toBe(401)
  const foreign = textWith(await nonce())
  const other = await importSolanaKey(solana?.accounts[1]?.secretKey ?? '')
  const byAnother = base58.encode(await other.sign(new TextEncoder().encode(foreign)))
  expect(await verify(foreign, byAnother)).toBe(401)
  const again = textWith(await nonce())
  expect(await verify(again, await signed(again))).toBe(200)
  expect(await session()).toEqual({ address: key.address, chainId: solana?.chain })
})

test('the server can fail with unknown nonces and expired sessions', async () => {
  const order = (body: object) =>
    fetch(`${sandbox.endpoints.signIn}/control`, { method: 'POST', body: JSON.stringify(body) })
  const { messageFor, verify, session } = await visitor()
  await order({ nonces: 'wrong' })
  const refused = await messageFor(account(0).address)
  expect(await verify(refused, await account(0).signMessage({ message: refused }))).toBe(401)
  await order({ nonces: 'right' })
  const message = await messageFor(account(0).address)
  expect(await verify(message, await account(0).signMessage({ message }))).toBe(200)
  await order({ sessions: 'expire' })
  expect(await session()).toBeNull()
})
