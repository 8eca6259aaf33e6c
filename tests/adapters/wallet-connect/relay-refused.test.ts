import { expect, test } from 'vitest'
import { relayRefused } from '../../../adapters/wallet-connect/pairing-error.ts'

const closed = (reason: string) =>
  new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`)
const url = 'wss://relay.example/?auth=secret'

test.each([
  'The token is from the future.',
  'The token has expired.',
  'JWT verification failed: the token is not yet valid',
  'Invalid JWT: expired',
  'JWT claim iat is in the future',
])('a connection that is refused since "%s" tells of the clock', (reason) => {
  const error = relayRefused(url, closed(reason))
  expect(error).toMatchObject({ code: 'clock-wrong', message: expect.stringContaining(reason) })
  expect(error.message).not.toContain('secret')
})

test.each(['Project not found', 'Unauthorized: origin not allowed', 'Unauthorized: invalid key', ''])(
  'a connection that is refused since "%s" tells of the project id',
  (reason) => {
    expect(relayRefused(url, closed(reason)).code).toBe('project-refused')
  },
)
