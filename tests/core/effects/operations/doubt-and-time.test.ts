import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { createSendVerbs } from '../../../../core/verbs/send-verbs.ts'
import { inTime } from '../../in-time.ts'
import { eventually } from '../../../eventually.ts'
import { friend, sendingOnSolana, signature } from '../send/on-solana-story.ts'
import { bundling } from '../swap/bundle-story.ts'
import { permitAnswers, swapping, usdcToken } from '../swap/story.ts'
import { cove } from '../account/same-account-story.ts'
import { lastSending } from '../send/last-sending.ts'

const codeOf = (error: unknown): unknown => Object(error).code

test('an uncertain swap is simulated again before the wallet is asked again', () => {
  const { toReview, press, confirm, form, clock, injected, questions } = swapping()
  toReview()
  injected.reject('request', { code: 'wallet-failed' })
  confirm()
  expect(form()?.phase).toMatchObject({ name: 'built', failure: { code: 'wallet-failed' } })
  const tried = questions('transaction').length
  clock.pass(7_200_000)
  const asks = () => injected.questions.filter(({ method }) => method === 'request').length
  expect(asks()).toBe(1)
  press(swap.confirmed())
  press(swap.confirmed())
  expect([asks(), questions('transaction').length - tried]).not.toEqual([2, 0])
})

test('no swap is signed with an expired permit', () => {
  const { giveDollars, node, go, press, form, clock, injected, step } = swapping({ hasPermit: true })
  giveDollars({ ...usdcToken, hasPermit: true })
  for (const answer of permitAnswers()) node.answer('ask', answer)
  go('SwapPreview')
  injected.answer('request', `0x${'11'.repeat(64)}1b`)
  press(swap.confirmed())
  press(swap.confirmed())
  node.answer('ask', '0x249f0')
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  injected.reject('request', { code: 'wallet-failed' })
  press(swap.confirmed())
  expect(form()?.phase).toMatchObject({ failure: { code: 'wallet-failed' } })
  clock.pass(1_500_000)
  injected.hang('request')
  press(swap.confirmed())
  press(swap.confirmed())
  expect(step()).not.toBe('signing')
})

test('send() on Solana is not blocked by a transfer that no wallet was asked for', async () => {
  const story = sendingOnSolana()
  story.latchkey.dispatch(modal.closeRequested())
  const verbs = createSendVerbs(story.latchkey)
  const order = { token: 'native', amount: '1', receiver: friend }
  story.asked.hang('transaction')
  const giving = new AbortController()
  const given = inTime(story.clock, verbs.send({ ...order, signal: giving.signal })).catch((error: unknown) =>
    Object(error),
  )
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  giving.abort()
  expect((await given).shortMessage).toContain('Nothing was sent')
  story.standard.announce(cove)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: cove.wallet.key }))
  story.standard.answer('request', { signature })
  expect(await inTime(story.clock, verbs.send(order)).catch(codeOf)).toEqual({ hash: signature })
})

test('a bundle that was left in doubt stays in sight while it is made step by step', () => {
  const { toBundle, confirm, wallet, node, press, clock, kind, review, walletAsked } = bundling()
  toBundle()
  wallet.reject('request', { code: 'wallet-failed' })
  confirm()
  expect(review().failed).not.toBeNull()
  node.answer('ask', '0xb71b')
  press(swap.confirmed())
  clock.pass(200)
  expect([kind(), walletAsked()]).toEqual(['approval', ['wallet_sendCalls']])
  expect(review().risks?.body).toContain('An earlier swap may have been sent.')
})
