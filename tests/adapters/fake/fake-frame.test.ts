import { expect, test } from 'vitest'
import { fakeFrame } from '../../../adapters/fake/fake-frame.ts'
import { fakeFrameConnector } from '../../../adapters/fake/fake-frame-connector.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { frameWalletKey } from '../../../core/domain/wallets/wallet.ts'
import type { FrameUser } from '../../../core/ports/frame.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'

const user: FrameUser = {
  address: alice.address,
  chainId: 'eip155:1',
  accounts: [{ address: alice.address, type: 'eoa' }],
  preferredAccountType: 'eoa',
  isSmartAccountDeployed: false,
}
const ofAlice = { accounts: [alice.address], chainId: 'eip155:1' } as const
const ofSolana = { accounts: ['26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'], chainId: 'solana:x' } as const
const wallet = { walletKey: frameWalletKey }
const approval = { title: 'Approve', close: 'Close', themeMode: 'light' } as const

test('a code signs the visitor in, and a sign-out ends that', async () => {
  const frame = fakeFrame({ user })
  const isConnected = () => valueOf(frame.isConnected({ token: null }, unhurried))
  expect(await isConnected()).toEqual({ isConnected: false })
  await valueOf(frame.connectOtp({ otp: new Secret('123456') }, unhurried))
  expect(await isConnected()).toEqual({ isConnected: true })
  expect(await valueOf(frame.getUser({ chainId: 'eip155:10' }, unhurried))).toMatchObject({
    address: alice.address,
    chainId: 'eip155:10',
  })
  await valueOf(frame.signOut(null, unhurried))
  expect(await isConnected()).toEqual({ isConnected: false })
})

test('getUser rejects without a visitor', async () => {
  expect(await failureFrom(fakeFrame().getUser({ chainId: null }, unhurried))).toMatchObject({
    code: 'wallet-failed',
  })
})

test('an approval stays open until it is closed, which rejects the requests that need it', async () => {
  const frame = fakeFrame({ user })
  for (const _ of [1, 2]) frame.hang('request')
  const ask = (method: string) => frame.request({ chainId: 'eip155:1', method, params: [] }, unhurried)
  const signing = failureFrom(ask('personal_sign'))
  const reading = listenTo(ask('eth_blockNumber'))
  const shown = listenTo(frame.showApproval(approval, unhurried))
  expect([frame.approvals(), shown.hasEnded()]).toEqual([1, false])
  frame.closeApproval()
  expect([frame.approvals(), shown.values, shown.hasEnded()]).toEqual([0, [null], true])
  expect(await signing).toEqual({ code: 'user-rejected' })
  expect(reading.hasEnded()).toBe(false)
})

test('an approval that is taken back is shown no more', () => {
  const frame = fakeFrame()
  const abort = new AbortController()
  const shown = failureFrom(frame.showApproval(approval, abort.signal))
  abort.abort()
  expect(frame.approvals()).toBe(0)
  return expect(shown).resolves.toEqual({ code: 'aborted' })
})

test('tokens are reported as secrets until the listener stops', () => {
  const frame = fakeFrame()
  const abort = new AbortController()
  const told = listenTo(frame.sessionTokens(null, abort.signal))
  frame.tellToken('one')
  expect(told.values.map(({ token }) => token.reveal())).toEqual(['one'])
  abort.abort()
  expect(told.hasEnded()).toBe(true)
})

test('the frame wallet shares each namespace on its first requested chain and can reconnect', async () => {
  const frame = fakeFrameConnector({ shared: [ofAlice, ofSolana] })
  const chains = ['eip155:10', 'eip155:8453'] as const
  expect(await valueOf(frame.reconnect({ ...wallet, chains }, unhurried))).toBeNull()
  const session = sharing({ ...ofAlice, chainId: 'eip155:10' }, ofSolana)
  expect(await valueOf(frame.connect?.({ ...wallet, chains }, unhurried) ?? [])).toEqual(session)
  expect(await valueOf(frame.reconnect({ ...wallet, chains }, unhurried))).toEqual(session)
  await valueOf(frame.disconnect(wallet, unhurried))
  expect(await valueOf(frame.reconnect({ ...wallet, chains }, unhurried))).toBeNull()
})

test('the frame wallet reports chain changes and scripted changes', async () => {
  const frame = fakeFrameConnector({ shared: [ofAlice] })
  const changes = listenTo(frame.watch(wallet, unhurried))
  await valueOf(frame.switchNetwork({ ...wallet, chainId: 'eip155:10' }, unhurried))
  frame.change({ kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(changes.values).toEqual([
    { kind: 'chain', chainId: 'eip155:10' },
    { kind: 'accounts', namespace: 'eip155', accounts: [] },
  ])
  expect(await failureFrom(frame.connect?.({ ...wallet, chains: [] }, unhurried) ?? [])).toEqual({
    code: 'no-accounts',
  })
})
