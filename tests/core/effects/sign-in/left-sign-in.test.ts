import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { createHostSignIn } from '../../../../adapters/sign-in/host-sign-in.ts'
import { base, mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { toastOnPage } from '../../../../core/view-models/shell/toast.ts'
import { aliceOnMainnet, startSignIn } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'

test('a disconnect of both wallets during a verification signs out once', async () => {
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const story = startSignIn({
    options: { networks: [mainnet, solanaDevnet] },
    ports: { connectors: { 'wallet-standard': standard } },
  })
  void story.comeAboard()
  await story.latchkey.connect({ wallet: lagoon.wallet.key })
  story.server.hang('verify')
  story.press('sign')
  expect(story.asked('verify')).toBe(1)
  await story.latchkey.disconnect()
  expect(story.types().filter((type) => type === 'signIn/signOutStarted')).toHaveLength(1)
})

test('a disconnect during a verification for another network signs out once', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.move(base.id)
  story.server.hang('verify')
  story.press('sign')
  expect([story.asked('verify'), story.latchkey.state().signIn?.session]).toEqual([1, aliceOnMainnet])
  await story.latchkey.disconnect()
  expect(story.types().filter((type) => type === 'signIn/signOutStarted')).toHaveLength(1)
})

test('a disconnect and an immediate new sign-in leave the visitor signed in', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.move(base.id)
  story.server.hang('verify')
  story.press('sign')
  const [first, second] = [story.server.hang('signOut'), story.server.hang('signOut')]
  await story.latchkey.disconnect()
  void story.comeAboard()
  story.server.begin(null)
  first.answer(null)
  story.press('sign')
  expect(story.status()).toBe('authenticated')
  second.answer(null)
  expect([story.status(), story.server.current()?.address]).toEqual(['authenticated', aliceOnMainnet.address])
})

test('a disconnect while one of two remembered wallets is restored signs out once', async () => {
  const storage = fakeStorage()
  const options = { networks: [mainnet, solanaDevnet] }
  const before = startSignIn({
    session: aliceOnMainnet,
    options,
    ports: { storage, connectors: { 'wallet-standard': fakeWalletStandard({ wallets: [lagoon] }) } },
  })
  await before.comeAboard()
  await before.latchkey.connect({ wallet: lagoon.wallet.key })
  const slow = fakeWalletStandard({ wallets: [{ ...lagoon, isTrusted: true }] })
  slow.hang('reconnect')
  const story = startSignIn({
    session: aliceOnMainnet,
    isRemembered: true,
    options,
    ports: { storage, connectors: { 'wallet-standard': slow } },
    prepare: (server) => void server.hang('session'),
  })
  expect([story.account(), story.status()]).toEqual([aliceOnMainnet.address, 'loading'])
  await story.latchkey.disconnect()
  expect(story.types().filter((type) => type === 'signIn/signOutStarted')).toHaveLength(1)
})

test('the host hears of no sign-out if the visitor signs in during the second of two', async () => {
  const heard: string[] = []
  const ends: (() => void)[] = []
  let session: { address: string; chainId: number } | null = { address: aliceOnMainnet.address, chainId: 1 }
  let isSlow = true
  const verifications: ((isGood: boolean) => void)[] = []
  const signIn = createHostSignIn({
    adapter: {
      getNonce: async () => 'nonce0001',
      verifyMessage: ({ message }) => {
        if (isSlow) return new Promise<boolean>((resolve) => verifications.push(resolve))
        session = { address: aliceOnMainnet.address, chainId: Number(/Chain ID: (\d+)/.exec(message)?.[1]) }
        return true
      },
      getSession: async () => session,
      signOut: async () => {
        session = null
        await new Promise<void>((resolve) => ends.push(resolve))
      },
      onSignIn: () => heard.push('in'),
      onSignOut: () => heard.push('out'),
    },
    page: () => ({ host: 'story.example', origin: 'https://story.example' }),
    now: () => new Date(0),
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const story = startSignIn({ ports: { signIn } })
  void story.comeAboard()
  await turn()
  expect(story.status()).toBe('authenticated')
  story.move(base.id)
  await turn()
  story.press('sign')
  await turn()
  await story.latchkey.disconnect()
  verifications[0]?.(false)
  await turn()
  ends[0]?.()
  await turn()
  isSlow = false
  void story.comeAboard()
  await turn()
  story.press('sign')
  await turn()
  expect([story.status(), session !== null]).toEqual(['authenticated', true])
  heard.length = 0
  for (const end of ends) end()
  await turn()
  expect([heard, story.status(), session !== null]).toEqual([[], 'authenticated', true])
})

test('a failed sign-out at a disconnect during a verification shows a failure', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.move(base.id)
  story.server.hang('verify')
  story.press('sign')
  story.server.reject('signOut', { code: 'unreachable' })
  await story.latchkey.disconnect()
  expect(toastOnPage(story.latchkey.state())?.text).toBe('Failed to disconnect')
})
