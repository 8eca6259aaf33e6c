import { expect, test } from 'vitest'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'
import { send } from '../../../../core/events/send/send.ts'
import { bob } from '../../../../fixtures/people.ts'
import { sending } from './story.ts'

const harborKey = 'dev.latchkey.harbor'
const unsupported = {
  title: 'Unsupported chain',
  body: "You can't send on Unknown network (eip155:424242) here. Choose another network.",
}

test('a wallet on a network that is not offered can send nothing, and is led to those that are', () => {
  const { injected, form, press, view } = sending()
  injected.change(harborKey, { kind: 'chain', chainId: 'eip155:424242' })
  expect(form()).toMatchObject({ unable: unsupported, token: null, next: null })
  press(form().networks?.press)
  expect(view()).toBe('Networks')
})

test('a network that the host removes blocks the transfer and keeps the receiver', () => {
  const { latchkey, toReview, review, form, press, events } = sending({
    options: { networks: [mainnet, base] },
  })
  toReview()
  const confirm = review().send?.press
  latchkey.update({ networks: [base] })
  press(confirm)
  expect(events.at(-1)).toMatchObject({
    type: 'toast/shown',
    data: { variant: 'error', message: { text: 'send.chainUnsupported' } },
  })
  expect(review()).toMatchObject({ refusal: { title: 'Unsupported chain' }, send: { press: null } })
  expect(form()).toMatchObject({ unable: { title: 'Unsupported chain' }, next: null })
  expect(latchkey.state().send.receiver.text).toBe(bob.address)
  expect(events.filter(({ type }) => type === send.sendingRequested.type)).toEqual([])
})
