import { expect, test } from 'vitest'
import { fakeWalletStandard } from '../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { announcementLimit } from '../../../core/domain/limits.ts'
import { email } from '../../../core/events/frame/email.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { frameSummary } from '../../../core/view-models/frame/summary.ts'
import { lagoon } from '../effects/connection/solana-wallet-story.ts'
import { eventually } from '../../eventually.ts'
import { address, emailStory } from '../effects/frame/email-story.ts'
import { keeping, keptHarbor } from '../effects/connection/two-wallets-story.ts'

test('a pending e-mail sign-in ends once the host asks another wallet, even if that wallet declines', async () => {
  const story = emailStory({ wallets: [harbor] })
  const { latchkey, injected } = story
  latchkey.dispatch(modal.closeRequested())
  const verbs = createFrameVerbs(latchkey)
  story.wallet.hang('connect')
  let ended: unknown = 'still waiting'
  void verbs.byEmail(address).then(
    () => (ended = 'signed in'),
    (error: unknown) => (ended = Object(error).code),
  )
  await eventually(() => expect(frameSummary(latchkey.state() as never).status).toBe('code'))
  verbs.enterCode('123456')
  await eventually(() => expect(Object.keys(latchkey.state().connection.flows)).toHaveLength(1))
  injected.reject('connect', { code: 'user-rejected' })
  await latchkey.connect({ wallet: harbor.wallet.key }).catch(() => {})
  await eventually(() => expect(ended).not.toBe('still waiting'))
})

test('a host does not take the place of the wallet of the frame that opens for a visitor', async () => {
  const { latchkey, wallet, submit, code, state } = emailStory({ wallets: [harbor] })
  const opening = wallet.hang('connect')
  submit()
  code('123456')
  const connected = latchkey.connect({ wallet: harbor.wallet.key })
  await expect(connected).rejects.toMatchObject({ code: 'request-pending' })
  opening.answer(sharing({ accounts: [alice.address], chainId: mainnet.id }))
  expect(state().connection.byNamespace.eip155).toMatchObject({ accounts: [alice.address] })
})

test('a remembered wallet that connects late does not end an e-mail sign-in', () => {
  const { injected, submit, state, view } = emailStory({ wallets: [], texts: keeping(keptHarbor) })
  submit()
  expect(view()).toBe('EmailVerifyOtp')
  injected.announce({ ...harbor, isTrusted: true })
  expect(state().connection.byNamespace.eip155.status).toBe('connected')
  expect([view(), state().email.flow?.step]).toEqual(['EmailVerifyOtp', 'code'])
})

test('a remembered Solana wallet is restored after another wallet replaces the opening frame wallet', async () => {
  const standard = fakeWalletStandard({ wallets: [] })
  const kept = { connector: 'wallet-standard', wallet: lagoon.wallet, namespaces: [{ namespace: 'solana' }] }
  const story = emailStory({
    wallets: [harbor],
    options: { networks: [mainnet, solanaDevnet], features: { email: true } },
    texts: { sessions: JSON.stringify({ v: 1, sessions: [kept] }) },
    connectors: { 'wallet-standard': standard },
  })
  const { latchkey, clock, state } = story
  clock.pass(announcementLimit)
  story.wallet.hang('connect')
  story.go(email.submitted({ email: address, by: 'host' }))
  story.code('123456')
  expect(state().connection.byNamespace.solana.status).toBe('connecting')
  standard.announce({ ...lagoon, chainId: solanaDevnet.id, isTrusted: true })
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(state().connection.byNamespace).toMatchObject({
    eip155: { status: 'connected' },
    solana: { status: 'connected' },
  })
})
