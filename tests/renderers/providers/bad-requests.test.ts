import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'

const throwing = (thrown: unknown) => ({
  get method(): string {
    throw thrown
  },
})

const methods = fc.constantFrom(
  'eth_accounts',
  'eth_chainId',
  'eth_call',
  'eth_subscribe',
  'personal_sign',
  'wallet_getPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  '__proto__',
  'constructor',
  ' ',
)

const asked = fc.oneof(
  fc.anything({
    withBigInt: true,
    withMap: true,
    withSet: true,
    withSparseArray: true,
    withNullPrototype: true,
  }),
  fc.record({ method: fc.oneof(methods, fc.anything()), params: fc.anything({ withBigInt: true }) }),
  fc.anything().map(throwing),
)

/** What became of a request: answered, or rejected with what. */
const outcomeOf = (asking: () => Promise<unknown>) => {
  const begun = asking()
  return begun.then(
    () => 'answered' as const,
    (error: unknown) => error,
  )
}

test.each([['connected'], ['with nobody connected']])(
  'any request %s gets an answer or an EIP-1193 error',
  async (standing) => {
    const { latchkey } = startStory()
    if (standing === 'connected') await latchkey.connect({ wallet: harbor.wallet.key })
    const provider = getProvider(latchkey)
    await fc.assert(
      fc.asyncProperty(asked, async (given) => {
        const outcome = await outcomeOf(() => provider.request(given as never))
        if (outcome === 'answered') return
        expect(outcome).toMatchObject({
          name: 'ProviderRpcError',
          code: expect.any(Number),
          message: expect.any(String),
        })
      }),
      { numRuns: 300 },
    )
  },
)
