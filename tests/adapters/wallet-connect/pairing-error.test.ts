import { expect, test } from 'vitest'
import { relayRequestError } from '../../../adapters/wallet-connect/pairing-error.ts'

test('a request that the pairing library gave up after its five minutes has got no answer in time', () => {
  expect(relayRequestError(new Error('Request expired. Please try again.'), 'personal_sign')).toMatchObject({
    code: 'timed-out',
    message: 'The wallet gave no answer to personal_sign; open it and try again.',
  })
})
