import { expect, test } from 'vitest'
import { fakeSend } from '../../../../adapters/fake/fake-send.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import type { FoundReceiver } from '../../../../core/domain/send/found-receiver.ts'
import { recentReceivers } from '../../../../core/events/send/recent-receivers.ts'
import { send } from '../../../../core/events/send/send.ts'
import { sendRisksOf } from '../../../../core/selectors/send/risks.ts'
import { alice, carol } from '../../../../fixtures/people.ts'
import { sending, usdc } from './story.ts'

const plain = { address: carol.address, name: null, avatar: null, isContract: false }

/** Alice types a receiver of whom the nodes tell this, and comes to the review if she may. */
function typing(found: Partial<FoundReceiver>, text: string = carol.address) {
  const receivers = { [text]: { ...plain, ...found } }
  const ports = { send: fakeSend({ receivers }), storage: fakeStorage() }
  const story = sending({ ports, options: { networks: [mainnet, base] } })
  story.toReview('Ether', '1.5', text)
  const risks = () => sendRisksOf(story.latchkey.state())
  return { ...story, risks }
}

test('a contract that exists only on another network is refused, and the form names the network', () => {
  const { form, view, latchkey, isShown, risks } = typing({ contractOn: ['eip155:8453'] })
  expect(form().elsewhere).toEqual({
    part: 'notice',
    tone: 'negative',
    title: 'This is a contract on Base, but not on Ethereum',
    body: 'Funds sent to it on Ethereum may be lost. Ask the receiver for an address on Ethereum.',
  })
  expect([form().next?.label, form().next?.press, view()]).toEqual(['Invalid address', null, 'WalletSend'])
  latchkey.dispatch(send.confirmed())
  expect(isShown('sendingRequested')).toBe(false)
  expect(risks()).toEqual([])
})

test('a name whose Ethereum record is a contract on another network is refused with its name', () => {
  const found = { name: 'vault.eth', isEthereumRecord: true, contractOn: ['eip155:8453'] }
  const { form } = typing(found, 'vault.eth')
  expect(form().elsewhere).toMatchObject({
    title: 'vault.eth has no address for Ethereum',
    body: 'Its Ethereum address is a contract. Ask the receiver for an address on Ethereum.',
  })
  expect(form().next?.press).toBeNull()
})

test('a name with an Ethereum record can be sent to, and form and review mention the record', () => {
  const { form, review, view, risks } = typing({ name: 'bob.eth', isEthereumRecord: true }, 'b.eth')
  expect(view()).toBe('WalletSendPreview')
  expect(review().elsewhere).toMatchObject({
    tone: 'accent',
    title: 'bob.eth has no address for Ethereum',
    body: 'This is its Ethereum address.',
  })
  expect(form().elsewhere).toEqual(review().elsewhere)
  expect(review().send?.press).toEqual(send.confirmed())
  expect(risks()).toEqual([])
})

test('an unchecked receiver is shown as unchecked and is a risk', () => {
  const named = typing({ name: 'bob.eth', isEthereumRecord: true, isUnchecked: true }, 'b.eth')
  expect(named.review().elsewhere?.body).toMatch(/It couldn't be checked/)
  expect(named.risks()).toEqual(['unchecked-receiver'])
  const pasted = typing({ isUnchecked: true })
  expect(pasted.review().elsewhere?.title).toBe("Couldn't check this address")
  expect(pasted.risks()).toEqual(['unchecked-receiver'])
})

test('an own account that is not deployed on this network is a risk', () => {
  const story = typing({ address: alice.address, contractOn: ['eip155:8453'] }, alice.address)
  expect(story.review().elsewhere).toMatchObject({
    title: "Your account doesn't exist on Ethereum yet",
    body: "It's a contract on Base. Make sure your wallet can use it on Ethereum too.",
  })
  expect(story.review().caution?.title).toBe('This is your own address')
  expect(story.risks()).toEqual(['own-undeployed'])
})

test('an own account that is deployed on both networks is no risk', () => {
  const found = {
    address: alice.address,
    isContract: true,
    isEthereumRecord: true,
    contractOn: ['eip155:8453'],
  }
  const { review, risks } = typing({ ...found, name: 'alice.eth' }, 'alice.eth')
  expect(review().elsewhere?.body).toBe('This is its Ethereum address.')
  expect(risks()).toEqual([])
})

test('an own account is never unchecked', () => {
  const story = typing({ address: alice.address, isUnchecked: true }, alice.address)
  expect([story.review().elsewhere, story.risks()]).toEqual([null, []])
})

/** An address that begins and ends like another one. */
const poisonOf = (address: string) => `${address.slice(0, 6)}${'3'.repeat(32)}${address.slice(-4)}`

test('a receiver that resembles an earlier one is shown with both addresses and is a risk', () => {
  const poison = poisonOf(carol.address)
  const { latchkey, review, form, risks, fill, press } = typing({ address: poison }, poison)
  expect([review().lookAlike, risks()]).toEqual([null, []])
  const receiver = { address: carol.address, name: null }
  latchkey.dispatch(recentReceivers.recalled({ kept: [{ namespace: 'eip155', receivers: [receiver] }] }))
  expect(review().lookAlike).toEqual({
    part: 'notice',
    tone: 'negative',
    title: 'Careful: this looks like another address',
    body: `You sent to ${carol.address} before, but this is ${poison}. They differ between 0x3C44 and 93BC.`,
  })
  expect([risks(), review().caution]).toEqual([['look-alike'], null])
  press(review().cancel.press)
  fill('Ether', '1.5', carol.address)
  expect([form().lookAlike, risks()]).toEqual([null, []])
})

test('a name that resembles an earlier one is shown with both addresses and is a risk', () => {
  const { latchkey, review, risks } = typing({ name: 'keeper1.eth' }, 'keeper1.eth')
  const receiver = { address: usdc.address, name: 'keeperl.eth' }
  latchkey.dispatch(recentReceivers.recalled({ kept: [{ namespace: 'eip155', receivers: [receiver] }] }))
  expect(review().lookAlike).toMatchObject({
    title: 'Careful: this looks like another name',
    body: `You sent to keeperl.eth (${usdc.address}) before. This is keeper1.eth (${carol.address}).`,
  })
  expect(risks()).toEqual(['look-alike'])
})

test.each([
  ['one’s own', alice.address, /^Yours is /],
  ['the contract of a token that one holds', usdc.address, /^USDC is /],
])('a receiver that resembles %s is a risk', (_, known, body) => {
  const poison = poisonOf(known)
  const { review, risks } = typing({ address: poison }, 'poison.eth')
  expect(review().lookAlike?.body).toMatch(body)
  expect(risks()).toEqual(['look-alike'])
})

test.each([
  ['a token that the account holds', { address: usdc.address, isContract: true }, 'token-contract'],
  ['what answers like a token', { isContract: true, isToken: true }, 'token-contract'],
  ['a precompile', { address: `0x${'4'.padStart(40, '0')}` }, 'keyless'],
  ['a predeploy', { address: `0x42${'15'.padStart(38, '0')}`, isContract: true }, 'keyless'],
])('%s is shown as a receiver that returns nothing, and is a risk', (_, found, risk) => {
  const { review, risks } = typing(found, 'somebody.eth')
  expect(risks()).toEqual([risk])
  expect(review().caution?.tone).toBe('negative')
})

test('the contract of another token is cautioned as a token contract', () => {
  const { form } = typing({ address: usdc.address, isContract: true }, 'usdc.eth')
  expect(form().caution?.title).toBe('This is a token contract')
})

/** What is said of a receiver that could not be looked up. */
function failing(failure: Failure) {
  const asked = fakeSend()
  asked.reject('receiver', failure)
  const { fill, form } = sending({ ports: { send: asked } })
  fill('Ether', '1.5', 'jesse.base.eth')
  const { notFound, retryReceiver } = form()
  return [notFound?.title, notFound?.body, retryReceiver?.label]
}

test('a failed name gateway shows its cause and offers a retry if that helps', () => {
  expect(failing({ code: 'gateway-unreachable' })).toEqual([
    "The name's server doesn't answer",
    'Try again later, or paste the address.',
    'Try again',
  ])
  expect(failing({ code: 'gateway-failed', status: 404 })[1]).toBe(
    'It answered with status 404. Try again later, or paste the address.',
  )
  expect(failing({ code: 'gateway-failed' })[1]).toBe("Its answer can't be used. Paste the address instead.")
})

test('a name on a gateway that the host disabled is reported without a retry', () => {
  expect(failing({ code: 'feature-disabled' })).toEqual([
    'This name is on another server',
    "This app doesn't use that server. Paste the address instead.",
    undefined,
  ])
})
