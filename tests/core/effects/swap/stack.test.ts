import { expect, test } from 'vitest'
import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { Json } from '../../../../core/domain/values/json.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice } from '../../../../fixtures/people.ts'
import { keptSessions } from '../frame/email-story.ts'
import { brought, hash, permitAnswers, swapping, usdcToken } from './story.ts'

type Step = 'approval' | 'permit' | 'swap'
type Kind = 'in the browser' | 'in the secure frame'

const signature = `0x${'11'.repeat(64)}1b`

/** Alice at Swap with her wallet in the secure frame, or in the browser, and what that wallet is asked. */
function swappingWith(kind: Kind, hasPermit: boolean) {
  if (kind === 'in the browser') {
    const story = swapping({ hasPermit })
    return { ...story, ask: () => story.injected.hang('request') }
  }
  const shared = [{ accounts: [alice.address], chainId: mainnet.id }]
  const wallet = fakeFrameConnector({ shared, isTrusted: true })
  const storage = fakeStorage({ sessions: keptSessions })
  const story = swapping({
    hasPermit,
    wallets: [],
    options: { features: { email: true } },
    ports: { frame: fakeFrame(), storage, connectors: { frame: wallet } },
  })
  return { ...story, ask: () => wallet.hang('request') }
}

/** She has pressed on what is to be signed, and her wallet has the question. */
function asking(kind: Kind, step: Step) {
  const story = swappingWith(kind, step === 'permit')
  const { asked, toReview, toApproval, giveDollars, go, node, confirm, latchkey, ask } = story
  if (step === 'swap') {
    asked.answer('quote', { received: '2000123456' })
    toReview()
  }
  if (step === 'approval') toApproval()
  if (step === 'permit') {
    giveDollars({ ...usdcToken, hasPermit: true })
    for (const answer of permitAnswers()) node.answer('ask', answer)
    go('SwapPreview')
  }
  const wallet = ask()
  confirm()
  const told = () => toastView(latchkey.state())?.text ?? null
  const waiting = () => latchkey.state().approval?.waiting.length ?? 0
  return { ...story, wallet, told, waiting }
}

type Asked = ReturnType<typeof asking>

const kinds: readonly Kind[] = ['in the browser', 'in the secure frame']
const answers: Readonly<Record<Step, Json>> = { approval: hash, permit: signature, swap: hash }
const succeed = ({ settlement }: Asked) => settlement.answer(brought('2000123456'))

/** What follows each step: by what is told, in which view, and at which step of the swap that leaves a visitor. */
const rows: readonly (readonly [
  step: Step,
  what: string,
  follows: readonly [view: string, step: string, told: string | null],
  happen: (asked: Asked) => void,
])[] = [
  ['approval', 'signed', ['SwapPreview', 'approving', null], () => {}],
  [
    'approval',
    'signed and mined',
    ['SwapPreview', 'built', null],
    ({ asked, node, clock }) => {
      for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
      node.answer('ask', '0x249f0')
      clock.pass(3000)
      clock.pass(200)
    },
  ],
  [
    'approval',
    'signed and failed on its chain',
    ['SwapPreview', 'built', 'Transaction error'],
    ({ settlement }) => settlement.answer({ outcome: 'failed', replacement: null }),
  ],
  [
    'permit',
    'signed',
    ['SwapPreview', 'built', null],
    ({ node, clock }) => {
      node.answer('ask', '0x249f0')
      clock.pass(200)
    },
  ],
  ['swap', 'signed', ['SwapPreview', 'swapping', 'Swapping ETH to 2,000.123 USDC'], () => {}],
  ['swap', 'signed and mined', ['SwapConfirmed', 'idle', 'Swapped ETH to 2,000.123 USDC'], succeed],
  [
    'swap',
    'signed and not mined in 25 seconds',
    ['Account', 'idle', 'Transaction started'],
    ({ clock }) => clock.pass(25_000),
  ],
  [
    'swap',
    'signed and failed on its chain',
    ['SwapPreview', 'failed', 'Transaction error'],
    ({ settlement }) => settlement.answer({ outcome: 'failed', replacement: null }),
  ],
]

for (const kind of kinds) {
  test.each(rows)(`a wallet ${kind}: a visitor whose %s was %s is at %j`, (step, _, follows, happen) => {
    const story = asking(kind, step)
    story.wallet.answer(answers[step])
    happen(story)
    expect([story.view(), story.step(), story.told()]).toEqual(follows)
    expect(story.waiting()).toBe(0)
  })

  test.each(['approval', 'permit', 'swap'] as const)(
    `a wallet ${kind}: a declined %s leads back to the unchanged review, without a toast`,
    (step) => {
      const { wallet, view, step: at, told, waiting } = asking(kind, step)
      expect(view()).toBe('SwapPreview')
      wallet.reject({ code: 'user-rejected' })
      expect([view(), at(), told(), waiting()]).toEqual(['SwapPreview', 'built', null, 0])
    },
  )

  test.each(['approval', 'permit', 'swap'] as const)(
    `a wallet ${kind}: a failed %s leads back to the unchanged review, with a toast`,
    (step) => {
      const { wallet, view, step: at, told, waiting } = asking(kind, step)
      wallet.reject({ code: 'wallet-failed' })
      expect([view(), at(), told(), waiting()]).toEqual(['SwapPreview', 'built', 'Transaction error', 0])
    },
  )
}

test('the secure frame is shown for as long as it has something to approve', () => {
  const { waiting, wallet } = asking('in the secure frame', 'swap')
  expect(waiting()).toBe(1)
  wallet.answer(hash)
  expect(waiting()).toBe(0)
})
