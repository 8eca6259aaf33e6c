import { expect, test } from 'vitest'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { walletRequest } from '../../../../core/events/operations/wallet-request.ts'
import { host } from '../../../../core/events/host.ts'
import { bob } from '../../../../fixtures/people.ts'
import { emailStory } from './email-story.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'

const connected = () => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  const ask = (method: string) =>
    story.go(walletRequest.sent({ namespace: 'eip155', method, params: ['0x00'] }))
  const last = (type: string) => story.events.findLast((event) => event.type === type)
  return { ...story, ask, last }
}

test('the frame is shown for a signature until the request is answered', () => {
  const story = connected()
  const signature = story.wallet.hang('request')
  story.ask('personal_sign')
  expect(story.frame.approvals()).toBe(1)
  expect(story.asked('showApproval')[0]).toMatchObject({
    request: { title: 'Approve transaction', close: 'Cancel', themeMode: 'auto' },
  })
  signature.answer('0x01')
  expect(story.frame.approvals()).toBe(0)
  expect(story.last('walletRequest/answered')).toMatchObject({ data: { result: '0x01' } })
})

test('several requests are shown once, until the last has its answer', () => {
  const story = connected()
  const first = story.wallet.hang('request')
  const second = story.wallet.hang('request')
  story.ask('personal_sign')
  story.ask('eth_sendTransaction')
  expect(story.asked('showApproval')).toHaveLength(1)
  second.answer('0x02')
  expect(story.frame.approvals()).toBe(1)
  first.reject({ code: 'user-rejected' })
  expect(story.frame.approvals()).toBe(0)
})

test('closing the frame cancels the request, and the next request shows it again', () => {
  const story = connected()
  const signature = story.wallet.hang('request')
  story.ask('personal_sign')
  story.frame.closeApproval()
  signature.reject({ code: 'user-rejected' })
  expect(story.state().approval.waiting).toEqual([])
  expect(story.last('walletRequest/failed')).toMatchObject({ data: { failure: { code: 'user-rejected' } } })
  story.wallet.hang('request')
  story.ask('personal_sign')
  expect(story.frame.approvals()).toBe(1)
})

test('a read-only request does not show the frame', () => {
  const story = connected()
  story.ask('eth_getBalance')
  expect(story.asked('showApproval')).toEqual([])
})

test('a request that the frame forbids shows a toast', () => {
  const story = connected()
  story.ask('eth_sign')
  expect(toastView(story.state())?.text).toBe('Action not allowed')
  expect(story.asked('showApproval')).toEqual([])
})

test('a stop takes the approval from the page, and a start brings no old one back', () => {
  const story = connected()
  story.wallet.hang('request')
  story.ask('personal_sign')
  story.go(host.stopped())
  expect(story.frame.approvals()).toBe(0)
  story.latchkey.start()
  expect(story.frame.approvals()).toBe(0)
})

test.each([
  ['the host disconnects', ({ go }: ReturnType<typeof connected>) => go(connection.disconnectRequested({}))],
  [
    'the wallet ends its session',
    ({ wallet }: ReturnType<typeof connected>) => wallet.change({ kind: 'disconnected' }),
  ],
])('if %s, the approval is hidden and the request is rejected', (_, end) => {
  const story = connected()
  story.wallet.hang('request')
  story.ask('personal_sign')
  end(story)
  expect(story.frame.approvals()).toBe(0)
  expect(story.state().approval.waiting).toEqual([])
  expect(story.asked('rejectRequests')).toHaveLength(1)
})

test('another visitor in the frame hides the approval and rejects the request', () => {
  const story = connected()
  story.wallet.hang('request')
  story.ask('personal_sign')
  story.go(
    connection.established({
      flow: 'second',
      connector: 'frame',
      wallet: { key: 'frame', name: 'Farcaster', icon: null },
      namespaces: [{ namespace: 'eip155', chainId: mainnet.id, accounts: [bob.address] }],
      labels: {},
    }),
  )
  expect(story.frame.approvals()).toBe(0)
  expect(story.asked('rejectRequests')).toHaveLength(1)
})

test('an approval remains if the session of another wallet ends', () => {
  const story = connected()
  story.wallet.hang('request')
  story.ask('personal_sign')
  story.go(connection.endedInOtherTab({ session: 'another', namespaces: [] }))
  expect(story.frame.approvals()).toBe(1)
})
