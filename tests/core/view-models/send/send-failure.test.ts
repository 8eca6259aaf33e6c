import { expect, test } from 'vitest'
import { failureCodes } from '../../../../core/domain/errors/failure-code.ts'
import { isSureRefusal } from '../../../../core/domain/errors/sure-refusal.ts'
import { sendingFailure } from '../../../../core/view-models/send/send-failure.ts'
import { sending } from '../../effects/send/story.ts'

test('only failure codes that exclude a transfer are shown as certain', () => {
  const { latchkey, toReview, injected, press, review } = sending()
  toReview('Ether', '0.01')
  injected.hang('request')
  press(review().send?.press)
  const difference = { kind: 'pays-more', token: null, most: '1', pays: '2' } as const
  for (const code of failureCodes) {
    const told = code === 'review-mismatch' ? { code, difference } : { code }
    const { title, body = '' } = sendingFailure(latchkey.state(), told)
    const isDoubt = title === 'Transaction error' || /may have/.test(body)
    expect([code, isDoubt]).toEqual([code, !isSureRefusal(code)])
  }
})
