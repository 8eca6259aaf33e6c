import { expect, test } from 'vitest'
import { answers, type AnswerParts } from '../../../sandbox/frame/page/answers.ts'
import { createApprovals } from '../../../sandbox/frame/page/approvals.ts'
import { eventually } from '../../eventually.ts'

const account = { address: 'Lagoon', type: 'eoa' }

/** Alice's frame, which waits for her to approve a message. */
async function aliceAsked() {
  let token: string | null = 'of Alice'
  const signedAs: unknown[] = []
  let shown: string | null = null
  const approvals = createApprovals((oldest) => (shown = oldest?.id ?? null))
  const replies: Readonly<Record<string, (given: { readonly token?: unknown }) => unknown>> = {
    user: () => ({ ...account, accounts: [account], email: null, preferredAccountType: 'eoa' }),
    otp: () => ({ token: 'of Bob' }),
    request: (given) => {
      signedAs.push(given.token)
      return { result: {} }
    },
  }
  const parts = {
    approvals,
    device: {
      id: 'one',
      token: () => token,
      email: () => null,
      chain: () => 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      keepToken: (kept: string | null) => (token = kept),
    },
    calls: async (name: string, given: object) => replies[name]?.(given),
    tellSession: () => {},
  } as unknown as AnswerParts
  const answer = async (name: string, payload: object) => answers[name]?.(parts, { ...payload }, 'message')
  const message = answer('RPC_REQUEST', {
    method: 'solana_signMessage',
    params: { message: 'Cn8eVZg', pubkey: 'Lagoon' },
  })
  message.catch(() => {})
  await eventually(() => expect(shown).toBe('message'))
  const bobComes = () => answer('CONNECT_OTP', { otp: '123456' })
  /** As another tab of the same frame does, which shares what is kept. */
  const bobComesElsewhere = () => (token = 'of Bob')
  return { approvals, message, signedAs, shown: () => shown, bobComes, bobComesElsewhere }
}

test('a new sign-in aborts the requests of the earlier visitor', async () => {
  const { message, shown, bobComes } = await aliceAsked()
  await bobComes()
  await expect(message).rejects.toThrow('The user rejected the request.')
  expect(shown()).toBeNull()
})

test('a request shown to one visitor is never signed by the next', async () => {
  const { approvals, message, signedAs, bobComesElsewhere } = await aliceAsked()
  bobComesElsewhere()
  approvals.end('message', true)
  await message
  expect(signedAs).toEqual(['of Alice'])
})
