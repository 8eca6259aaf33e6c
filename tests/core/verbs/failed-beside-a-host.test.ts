import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { connectingExternalView } from '../../../core/view-models/connection/connecting-external.ts'
import { emailVerifyOtpView } from '../../../core/view-models/frame/email-verify-otp.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { emailStory } from '../effects/frame/email-story.ts'

test('a visitor can retry a failed wallet while the host asks another wallet', async () => {
  const { latchkey, injected } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  injected.reject('connect', { code: 'user-rejected' })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const screen = () => connectingExternalView(latchkey.state())
  const { title } = screen()
  injected.hang('connect')
  void latchkey.connect({ wallet: beacon.wallet.key }).catch(() => {})
  await Promise.resolve()
  expect([screen().title, screen().parts.retry?.press]).toEqual([title, connection.retried()])
  latchkey.dispatch(connection.retried())
  expect(latchkey.state().connection.byNamespace.eip155).toMatchObject({ accounts: harbor.accounts })
})

test('a visitor can retry the frame wallet that did not open while the host asks another wallet', async () => {
  const { latchkey, injected, wallet, submit, code, state } = emailStory({ wallets: [harbor] })
  wallet.reject('connect', { code: 'unreachable' })
  submit()
  code('123456')
  const parts = () => emailVerifyOtpView(state()).parts
  expect(parts().retry).not.toBeNull()
  injected.reject('connect', { code: 'user-rejected' })
  await latchkey.connect({ wallet: harbor.wallet.key }).catch(() => {})
  expect([parts().progress, parts().retry?.press]).toEqual([null, connection.retried()])
})

test('a host connection ends when its wallet shares accounts, even if a visitor waits for the same wallet', async () => {
  const { latchkey, injected } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  injected.reject('connect', { code: 'request-pending' })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const asked = injected.hang('connect')
  const connected = latchkey.connect({ wallet: harbor.wallet.key })
  await Promise.resolve()
  const accounts = [...harbor.accounts]
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  asked.answer({ namespaces: [{ namespace: 'eip155', accounts, chainId: harbor.chainId }] })
  expect((await connected).wallet).toEqual(harbor.wallet)
  expect(latchkey.state().modal.open).toBe(false)
})
