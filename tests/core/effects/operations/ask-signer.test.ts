import { expect, test } from 'vitest'
import type { WalletChange } from '../../../../core/ports/connector.ts'
import { signerOn } from '../../../../core/effects/operations/ask-signer.ts'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { readModules } from '../../../architecture/modules.ts'
import { naming } from '../names/story.ts'

const signer = { chainId: mainnet.id, from: alice.address }

/** Alice and Bob are connected over Harbor, Alice first, after which their wallet may tell of something. */
async function afterChange(change: WalletChange | null) {
  const { latchkey, injected } = startStory()
  latchkey.start()
  await latchkey.connect({ wallet: harbor.wallet.key })
  if (change) injected.change(harbor.wallet.key, change)
  return latchkey.state()
}

test('the wallet of the account that acts signs, in whichever spelling it was named', async () => {
  const from = alice.address.toLowerCase()
  expect(signerOn(await afterChange(null), { ...signer, from }).wallet.name).toBe('Harbor')
})

test.each([
  ['is locked', { kind: 'accounts', namespace: 'eip155', accounts: [] }, 'no-accounts'],
  [
    'acts for another account',
    { kind: 'accounts', namespace: 'eip155', accounts: [carol.address] },
    'account-not-found',
  ],
  [
    'has the account only behind another',
    { kind: 'accounts', namespace: 'eip155', accounts: [bob.address, alice.address] },
    'account-not-found',
  ],
  ['is on another chain', { kind: 'chain', chainId: base.id }, 'chain-mismatch'],
  ['is gone', { kind: 'disconnected' }, 'wallet-disconnected'],
] satisfies [string, WalletChange, string][])(
  'a wallet that %s by now signs nothing',
  async (_, change, code) => {
    const state = await afterChange(change)
    expect(() => signerOn(state, signer)).toThrow(expect.objectContaining({ code }))
  },
)

test('a message for a name is not signed on another network than it was begun on', () => {
  const { toForm, form, press, injected, service, registration, signing } = naming()
  toForm('sailor')
  const message = service.hang('message')
  press(form().register.press)
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  message.answer({
    name: 'sailor',
    message: '{}',
    method: 'personal_sign',
    params: ['0x7b7d', alice.address],
  })
  expect(signing()).toEqual([])
  expect(registration()?.failure).toMatchObject({ code: 'chain-mismatch' })
})

test('only two modules send wallet requests: the signer check and the host request', () => {
  const asking = readModules(['core/effects'])
    .filter(({ text }) => /\.request\(/.test(text))
    .map(({ path }) => path)
  expect(asking).toEqual([
    'core/effects/operations/ask-signer.ts',
    'core/effects/operations/wallet-request.ts',
  ])
})
