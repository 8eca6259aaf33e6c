import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { connectingExternalView } from '../../../core/view-models/connection/connecting-external.ts'
import { emailVerifyOtpView } from '../../../core/view-models/frame/email-verify-otp.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { emailStory } from '../effects/frame/email-story.ts'

test('a visitor who reads that a wallet failed can try it again, although the host asks another one', async () => {
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

test('a visitor whose wallet of the frame did not open can try it again, although the host asks another one', async () => {
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

test('a host whose wallet shares accounts before it answers is connected, although a visitor waits for the same wallet, whose request was pending', async () => {
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
