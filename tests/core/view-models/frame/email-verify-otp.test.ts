import { expect, test } from 'vitest'
import { codeError } from '../../../../core/view-models/frame/email-verify-otp.ts'
import { emailStory } from '../../effects/frame/email-story.ts'

test('a frame message that ends with a full stop gets no second one', () => {
  const detail = 'The code has expired. Ask for a new one.'
  const { title } = codeError(emailStory().state(), { code: 'wallet-failed', detail })
  expect(title).toBe('The code has expired. Ask for a new one. Try again')
})
