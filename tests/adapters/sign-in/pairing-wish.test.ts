import { expect, test } from 'vitest'
import { pairingSignInRequest } from '../../../adapters/sign-in/pairing-sign-in-request.ts'
import type { SiweAdapter, SiweMessageArgs } from '../../../adapters/sign-in/siwe-adapter.ts'
import { signInMessage } from '../../../core/domain/sign-in/message.ts'
import { base, mainnet, solana } from '../../../core/domain/network/known-networks.ts'

/** What a wallet is asked to sign as it is paired, by a host that gives that beside the least. */
const wishOf = (adapter: Partial<SiweAdapter> = {}, chains: readonly string[] = [mainnet.id, base.id]) =>
  pairingSignInRequest(
    {
      adapter: {
        getNonce: async () => 'nonce0001',
        verifyMessage: async () => true,
        getSession: async () => null,
        signOut: async () => true,
        ...adapter,
      },
      page: () => ({ host: 'app.example', origin: 'https://app.example' }),
      now: () => new Date('2026-01-01T00:00:00.000Z'),
    },
    chains,
  )

/** The standard's text, as hosts write it with another library's help. */
const standard = ({ address, chainId, ...facts }: SiweMessageArgs) =>
  signInMessage({ address: address.slice(address.lastIndexOf(':') + 1), chainId: `eip155:${chainId}` }, facts)

test('the pairing request contains the message parameters and a new nonce', async () => {
  expect(await wishOf({ getMessageParams: () => ({ statement: 'Come aboard.' }) })).toEqual({
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'nonce0001',
    iat: '2026-01-01T00:00:00.000Z',
    statement: 'Come aboard.',
  })
})

test('a host that writes the standard’s text itself is asked for nothing else', async () => {
  expect(await wishOf({ createMessage: standard })).toMatchObject({ nonce: 'nonce0001' })
})

test.each([
  ['switches it off', { oneClick: false }, undefined],
  ['has a text of its own', { createMessage: () => 'Let me in.' }, undefined],
  [
    'names a request id, which no pairing carries',
    { getMessageParams: () => ({ requestId: '7' }) },
    undefined,
  ],
  ['offers Solana, too, on which no pairing signs in', {}, [mainnet.id, solana.id]],
  ['offers no network', {}, []],
])('there is none where the host %s', async (_, adapter, chains) => {
  expect(await wishOf(adapter, chains)).toBeNull()
})

test('no nonce is requested if one-click is off or the networks do not support it', async () => {
  let nonces = 0
  const getNonce = async () => `nonce000${++nonces}`
  await wishOf({ getNonce, oneClick: false })
  await wishOf({ getNonce }, [solana.id])
  expect(nonces).toBe(0)
})

test('a nonce that is none, and a text that is none, are refused', async () => {
  await expect(wishOf({ getNonce: (async () => 7) as never })).rejects.toThrow('The nonce of getNonce is')
  await expect(wishOf({ createMessage: (() => null) as never })).rejects.toThrow('createMessage')
})
