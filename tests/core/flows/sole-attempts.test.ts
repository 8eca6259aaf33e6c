import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress } from '../../../core/domain/frame/email-address.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import type { EventInput, Stamped } from '../../../core/events/define-events.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { signIn } from '../../../core/events/sign-in/sign-in.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { recordings } from '../../recordings.ts'
import { cedar, opened, phone } from '../effects/pairing/story.ts'
import { startSignIn } from '../effects/sign-in/story.ts'

/** What begins and what ends the attempts of which there is one at a time; a page that stops ends each. */
const sole = {
  pairing: {
    begins: ['pairing/started'],
    ends: ['pairing/expired', 'pairing/failed', 'pairing/abandoned', 'pairing/approved'],
  },
  'sign-in': {
    begins: ['signIn/started', 'signIn/signedDuringPairing'],
    ends: ['signIn/failed', 'signIn/abandoned', 'signIn/signedIn'],
  },
  'way into the secure frame': {
    begins: ['email/submitted', 'social/chosen'],
    ends: ['email', 'social'].flatMap((way) => [`${way}/failed`, `${way}/abandoned`, `${way}/signedIn`]),
  },
}
const stops = new Set(['host/started', 'host/stopped'])

/** Whether what was submitted is no address, which begins nothing. */
function isRefusedAddress({ type, data }: EventInput): boolean {
  return type === 'email/submitted' && !isEmailAddress((data as { readonly email: string }).email)
}

/** The attempts that began while another one was under way. */
function beside(events: readonly Stamped[], { begins, ends }: { begins: string[]; ends: string[] }) {
  let running = false
  return events.filter(({ type, data }) => {
    const isBegun = begins.includes(type) && !isRefusedAddress({ type, data })
    const isSecond = isBegun && running
    if (isBegun) running = true
    if (ends.includes(type) || stops.has(type)) running = false
    return isSecond
  })
}

test.each(Object.entries(sole))('in every recording a %s ends before the next one begins', (_, one) => {
  const all = recordings.flatMap(([, tape]) => eventsOf(tape))
  expect(all.filter(({ type }) => one.begins.includes(type)).length).toBeGreaterThan(3)
  expect(recordings.filter(([, tape]) => beside(eventsOf(tape), one).length > 0)).toEqual([])
})

type Happening<Story> = (story: Story) => void

/** What may happen while somebody looks for a wallet on another device. */
const whilePairing: readonly Happening<ReturnType<typeof opened>>[] = [
  ({ go }) => go(pairing.preloadRequested()),
  ({ go }) => go(pairing.walletChosen({ walletId: null })),
  ({ go }) => go(pairing.walletChosen({ walletId: cedar.id })),
  ({ go }) => go(pairing.retried()),
  ({ go }) => go(modal.closeRequested()),
  ({ go }) => go(modal.openRequested({})),
  ({ go }) => go(connection.walletChosen({ walletKey: harbor.wallet.key })),
  ({ latchkey }) => latchkey.stop(),
  ({ latchkey }) => latchkey.start(),
  ({ walletConnect }) => walletConnect.ready(),
  ({ walletConnect }) => walletConnect.approve(phone),
  ({ walletConnect }) => walletConnect.refuse(),
  ({ walletConnect }) => walletConnect.expire(),
  ...[1, 400, 1000, 15_000, 240_000].map(
    (time): Happening<ReturnType<typeof opened>> =>
      ({ clock }) =>
        clock.pass(time),
  ),
]

/** What may happen while somebody signs in. */
const whileSigningIn: readonly Happening<ReturnType<typeof startSignIn>>[] = [
  ({ open }) => open(),
  ({ press }) => press('sign'),
  ({ press }) => press('cancel'),
  ({ change }) => change([alice.address]),
  ({ change }) => change([bob.address, alice.address]),
  ({ move }) => move(base.id),
  ({ move }) => move(mainnet.id),
  ({ latchkey }) => latchkey.dispatch(signIn.requested()),
  ({ latchkey }) => latchkey.dispatch(modal.closeRequested()),
  ({ latchkey }) => latchkey.stop(),
  ({ latchkey }) => latchkey.start(),
  ({ injected }) => injected.hang('request'),
  ({ injected }) => injected.reject('request', { code: 'user-rejected' }),
  ({ server }) => server.hang('verify'),
  ({ server }) => server.reject('verify', { code: 'verification-failed' }),
  ({ clock }) => clock.pass(20_000),
]

test('whatever happens in whatever order, a pairing ends before the next one begins', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...whilePairing), { maxLength: 25 }), (order) => {
      const story = opened({ wallets: [harbor] })
      for (const happening of order) happening(story)
      expect(beside(story.events, sole.pairing)).toEqual([])
      expect(story.walletConnect.pairings()).toBeLessThan(2)
    }),
    { numRuns: 60 },
  )
})

test('whatever happens in whatever order, a sign-in ends before the next one begins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...whileSigningIn), { maxLength: 25 }), async (order) => {
      const story = startSignIn()
      story.comeAboard().catch(() => null)
      for (const happening of order) {
        happening(story)
        await Promise.resolve()
      }
      expect(beside(story.events, sole['sign-in'])).toEqual([])
    }),
    { numRuns: 60 },
  )
})
