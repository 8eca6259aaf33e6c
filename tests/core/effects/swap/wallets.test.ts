import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { alice } from '../../../../fixtures/people.ts'
import { beacon } from '../../../../fixtures/story.ts'
import { beaconOfAlice } from '../account/same-account-story.ts'
import { hash, permitAnswers, swapping, usdcToken } from './story.ts'
import { lantern } from '../connection/two-wallets-story.ts'

type Signed = 'approval' | 'permit' | 'swap'

const signature = `0x${'11'.repeat(64)}1b`
const otherHash = `0x${'ef'.repeat(32)}`

/** Alice has pressed on what is to be signed, and her wallet has the question. */
function asking(signed: Signed, given: Parameters<typeof swapping>[0] = {}) {
  const story = swapping({ ...given, hasPermit: signed === 'permit' })
  const { giveDollars, press, node, go, injected, latchkey } = story
  if (signed === 'swap') {
    story.toReview()
  } else {
    giveDollars({ ...usdcToken, hasPermit: signed === 'permit' })
    for (const answer of signed === 'permit' ? permitAnswers() : ['0xb71b']) node.answer('ask', answer)
    go('SwapPreview')
  }
  const wallet = new Subject<unknown>()
  const asked: unknown[] = []
  Object.assign(injected, {
    request: (request: unknown) => {
      asked.push(request)
      return wallet
    },
  })
  const confirm = () => {
    const before = asked.length
    press(swap.confirmed())
    // A risk is told by the first press.
    if (asked.length === before) press(swap.confirmed())
  }
  confirm()
  expect(asked).toHaveLength(1)
  const review = () => swapPreviewView(latchkey.state()).parts
  const sent = () => story.events.filter(({ type }) => type === 'ownTransaction/sent').length
  return { ...story, wallet, walletAsked: asked, confirm, review, sent }
}

const all: readonly Signed[] = ['approval', 'permit', 'swap']

test('only the first answer of a wallet to a swap counts', () => {
  const { wallet, form, sent } = asking('swap')
  wallet.next(hash)
  wallet.next(otherHash)
  expect(form()?.phase).toMatchObject({ name: 'swapping', hash })
  expect([form()?.sent.length, sent()]).toEqual([1, 1])
})

test('only the first answer of a wallet to an approval counts', () => {
  const { wallet, form, sent } = asking('approval')
  wallet.next(hash)
  wallet.next(otherHash)
  expect(form()?.phase).toMatchObject({ name: 'approving', hash })
  expect(sent()).toBe(1)
})

test('only the first signature of a permit counts', () => {
  const { wallet, form } = asking('permit')
  wallet.next(signature)
  const { leave } = form() ?? {}
  wallet.next(`0x${'22'.repeat(64)}1c`)
  expect(form()?.leave).toEqual(leave)
  expect(leave?.permit?.data).toContain('11'.repeat(32))
})

test.each(all)('a failure after a signed %s is ignored', (signed) => {
  const { wallet, form } = asking(signed)
  wallet.next(signed === 'permit' ? signature : hash)
  const { phase, leave } = form() ?? {}
  wallet.error({ code: 'user-rejected' })
  expect(form()).toMatchObject({ phase, leave })
})

test('an approval that is signed late grants nothing, and the next press asks again', () => {
  const { wallet, walletAsked, press, confirm, go, form } = asking('approval')
  press(swap.cancelled({ flow: null }))
  wallet.next(hash)
  expect(form()).toMatchObject({ leave: null, phase: { name: 'built' } })
  go('SwapPreview')
  confirm()
  expect(walletAsked).toHaveLength(2)
})

test('a late signature of a permit goes with no swap', () => {
  const { wallet, press, form } = asking('permit')
  press(swap.cancelled({ flow: null }))
  wallet.next(signature)
  expect(form()?.leave).toBeNull()
})

test('a swap that is signed late is followed, shows a toast and empties the form', () => {
  const { wallet, press, form, toasts, sent, view } = asking('swap')
  press(swap.cancelled({ flow: null }))
  wallet.next(hash)
  expect(form()).toMatchObject({
    source: { symbol: 'ETH' },
    target: null,
    phase: { name: 'ready' },
    sent: [{ hash }],
  })
  expect([view(), toasts().at(-1), sent()]).toEqual(['Swap', 'swap.swapping', 1])
})

test('a late signature keeps the amount that the visitor typed meanwhile', () => {
  const { wallet, press, form, separator } = asking('swap')
  press(swap.cancelled({ flow: null }))
  press(swap.amountTyped({ text: '0.5', separator }))
  wallet.next(hash)
  expect(form()).toMatchObject({ target: { symbol: 'USDC' }, entry: { text: '0.5' }, sent: [{ hash }] })
})

test('a late signature leads a visitor who reviews the same swap again to an empty form', () => {
  const { wallet, press, go, form, view, step } = asking('swap')
  press(swap.cancelled({ flow: null }))
  go('SwapPreview')
  wallet.next(hash)
  expect([view(), step(), form()?.target]).toEqual(['Swap', 'ready', null])
})

const garbage = [undefined, null, '', 'yes', 42, {}, [hash], '0x12', `0x${'zz'.repeat(32)}`, `${hash}00`]

test.each(garbage)(
  'a wallet that answers a transaction with %j may have sent it, and the warning survives new quotes',
  (answer) => {
    for (const signed of ['approval', 'swap'] as const) {
      const { wallet, form, review, sent, node, clock } = asking(signed)
      wallet.next(answer)
      expect(form()).toMatchObject({
        phase: { name: 'built', failure: { code: 'malformed-answer' } },
        sent: [],
      })
      expect(review().failed?.body).toBe('Check Harbor before you try again: it may have sent this.')
      expect(sent()).toBe(0)
      if (signed === 'approval') continue
      node.answer('ask', '0x249f0')
      clock.pass(10_200)
      expect(review().risks?.body).toContain('Harbor may have sent an earlier swap.')
    }
  },
)

test.each(garbage)('a wallet that signs a permit with %j is asked for an approval in its place', (answer) => {
  const { wallet, form, node, clock } = asking('permit')
  node.answer('ask', '0xb71b')
  wallet.next(answer)
  clock.pass(200)
  expect(form()).toMatchObject({ leave: null, phase: { name: 'built', plan: { kind: 'approval' } } })
})

test.each(all)('a wallet that never answers about the %s is asked once, and can be left', (signed) => {
  const { walletAsked, press, clock, review, view, step } = asking(signed)
  clock.pass(10_000)
  expect(review().waiting?.body).toContain('Nothing happening? Open Harbor')
  clock.pass(600_000)
  press(swap.confirmed())
  expect(walletAsked).toHaveLength(1)
  press(review().cancel.press ?? swap.cancelled({ flow: null }))
  expect([view(), step()]).toEqual(['Swap', 'built'])
})

test('a swap that is signed after another wallet was connected is followed and reported', () => {
  const { injected, latchkey, wallet, form, toasts, sent } = asking('swap')
  injected.announce(beaconOfAlice)
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  wallet.next(hash)
  expect([form()?.sent.length, toasts().at(-1), sent()]).toEqual([1, 'swap.swapping', 1])
})

test('the review names the wallet that is asked, though an account of another one is looked at meanwhile', () => {
  const { latchkey, walletConnect, review } = asking('swap', {
    options: { networks: [mainnet, solanaDevnet] },
  })
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(lantern)
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  expect(review().waiting?.title).toBe('Confirm in Harbor')
})

/** Beacon, which has Alice's account as well, is connected in the place of Harbor. */
function connectBeacon({ injected, latchkey }: ReturnType<typeof asking>) {
  injected.announce(beaconOfAlice)
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
}

test('the review names the wallet that is asked, though another one of the account is connected meanwhile', () => {
  const story = asking('swap')
  connectBeacon(story)
  story.go('SwapPreview')
  expect(story.review().waiting?.title).toBe('Confirm in Harbor')
})

test('an uncertain failure names the wallet that caused it, even after another wallet was connected', () => {
  const story = asking('swap')
  connectBeacon(story)
  story.go('SwapPreview')
  story.wallet.error({ code: 'wallet-failed' })
  expect(story.review().failed?.body).toBe('Check Harbor before you try again: it may have sent this.')
})

const stillAsks =
  'Harbor still has an earlier swap open. Decline it there first: if you confirm both, both are sent.'

test('an open request is shown before any wallet of the account is asked again', () => {
  const story = asking('swap')
  story.press(swap.cancelled({ flow: null }))
  expect(story.review().risks?.body).toBe(stillAsks)
  connectBeacon(story)
  story.go('SwapPreview')
  expect(story.review().risks?.body).toBe(stillAsks)
  story.wallet.error({ code: 'user-rejected' })
  expect(story.review().risks).toBeNull()
})

test('a second press asks another wallet despite an open request', () => {
  const story = asking('swap')
  story.press(swap.cancelled({ flow: null }))
  connectBeacon(story)
  story.go('SwapPreview')
  story.press(swap.confirmed())
  expect(story.walletAsked).toHaveLength(1)
  story.press(swap.confirmed())
  expect(story.walletAsked.at(-1)).toMatchObject({ walletKey: beacon.wallet.key })
  expect(story.review().waiting?.title).toBe('Confirm in Beacon')
})

test('an open request of another account is not shown', () => {
  const story = asking('swap')
  story.press(swap.cancelled({ flow: null }))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.toReview()
  expect(story.review()).toMatchObject({ pays: { value: '1 ETH' }, risks: null })
})

test('all open requests are shown, and a new uncertain failure must be accepted again', () => {
  const story = asking('swap')
  const { press, go, review, node, clock, injected, latchkey, step } = story
  const connect = (wallet: FakeWallet) => {
    injected.announce({ ...wallet, accounts: [alice.address] })
    latchkey.dispatch(connection.walletChosen({ walletKey: wallet.wallet.key }))
    story.open()
    go('SwapPreview')
  }
  press(swap.cancelled({ flow: null }))
  connect(beacon)
  press(swap.confirmed())
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  connect({ ...beacon, wallet: { key: 'dev.latchkey.cedar', name: 'Cedar', icon: null } })
  expect(review().risks?.body).toContain('Harbor still has an earlier swap open.')
  expect(review().risks?.body).toContain('Beacon still has an earlier swap open.')
  press(swap.confirmed())
  press(swap.confirmed())
  expect(step()).toBe('signing')
  story.wallet.error({ code: 'wallet-failed' })
  node.answer('ask', '0x249f0')
  clock.pass(10_000)
  clock.pass(200)
  expect(review()).toMatchObject({ failed: null, confirm: { label: 'Swap' } })
  press(swap.confirmed())
  expect(step()).toBe('built')
})
