import { expect, test } from 'vitest'
import { createApprovals } from '../../../sandbox/frame/page/approvals.ts'
import { answerMessages } from '../../../sandbox/frame/page/answer-message.ts'
import type { KeptDevice } from '../../../sandbox/frame/page/kept-device.ts'

const account = { address: '0x00000000000000000000000000000000000cafe1', accounts: [], email: null }

/** A frame over a server that knows somebody without an address; what it says to a page, in order. */
function frame() {
  let [token, chain]: [string | null, string] = [null, 'eip155:1']
  const device: KeptDevice = {
    id: 'test',
    token: () => token,
    email: () => null,
    chain: () => chain,
    keepToken: (kept) => (token = kept),
    keepEmail: () => {},
    keepChain: (kept) => (chain = kept),
  }
  const calls = async (path: string) =>
    path === 'user' ? account : { token: 'abc', userName: 'grace', isApproved: true }
  const approvals = createApprovals(() => {})
  const hear = answerMessages({ calls, device, approvals, wear: () => {}, name: () => {} })
  return async (name: string, payload: object = {}) => {
    const said: { readonly type: string }[] = []
    await new Promise<void>((resolve) =>
      hear({ type: `@w3m-app/${name}`, id: 'id-1', payload }, 'https://host.test', (message) => {
        said.push(message as { readonly type: string })
        if (/_(SUCCESS|ERROR)$/.test(said.at(-1)?.type ?? '')) resolve()
      }),
    )
    return said
  }
}

const update = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } }

test.each([
  ['CONNECT_OTP', { otp: '123456' }, undefined],
  ['CONNECT_SOCIAL', { uri: 'https://frame.test/callback' }, { email: '', userName: 'grace', chainId: 1 }],
  ['CONNECT_FARCASTER', {}, { userName: 'grace' }],
])(
  '%s tells of the session without the id of the question, and then answers it',
  async (name, asked, told) => {
    const [session, answer, ...more] = await frame()(name, asked)
    expect(session).toStrictEqual(update)
    expect(answer).toMatchObject({ type: `@w3m-frame/${name}_SUCCESS`, id: 'id-1' })
    if (told) expect(answer).toMatchObject({ payload: told })
    expect(more).toEqual([])
  },
)

test.each([
  [137, 137],
  ['eip155:8453', 8453],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])('the frame switches to the supported chain %s', async (chainId, told) => {
  const ask = frame()
  const answer = { payload: { chainId: told } }
  expect(await ask('SWITCH_NETWORK', { chainId })).toMatchObject([answer])
  expect(await ask('GET_CHAIN_ID')).toMatchObject([answer])
})

test.each([424242, 'eip155:424242', 'solana:unknown', -1, 'toString'])(
  'the chain %s is refused, and the frame stays where it is',
  async (chainId) => {
    const ask = frame()
    await ask('SWITCH_NETWORK', { chainId: 137 })
    const refusal = { payload: { message: expect.stringContaining('is not offered by this frame.') } }
    expect(await ask('SWITCH_NETWORK', { chainId })).toMatchObject([refusal])
    expect(await ask('GET_USER', { chainId })).toMatchObject([refusal])
    expect(await ask('GET_CHAIN_ID')).toMatchObject([{ payload: { chainId: 137 } }])
  },
)

test('chain 0 is invalid: the user is returned for the current chain, and switching fails', async () => {
  const ask = frame()
  expect(await ask('GET_USER', { chainId: 0 })).toMatchObject([{ payload: { chainId: 1 } }])
  expect(await ask('SWITCH_NETWORK', { chainId: 0 })).toMatchObject([
    { type: '@w3m-frame/SWITCH_NETWORK_ERROR' },
  ])
})
