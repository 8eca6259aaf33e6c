import { expect, test } from 'vitest'
import { createDevice } from '../../../adapters/browser/device.ts'
import { valueOf } from '../answers.ts'

const told = (userAgent: string, more = {}) =>
  valueOf(
    createDevice({ navigator: { userAgent, maxTouchPoints: 0, ...more } }).describe(
      null,
      new AbortController().signal,
    ),
  )

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'desktop'],
])('%s is reported as %s', async (agent, kind) => {
  expect(await told(agent)).toEqual({ kind, isTelegram: false })
})

test('the page URL is reported on phones only', async () => {
  const { signal } = new AbortController()
  const at = (userAgent: string) => {
    const window = { navigator: { userAgent }, location: { href: 'https://tide.example/berth?no=7#top' } }
    return valueOf(createDevice(window).describe(null, signal))
  }
  expect(await at('iPhone')).toMatchObject({ kind: 'ios', pageUrl: 'https://tide.example/berth?no=7#top' })
  expect(await at('X11; Linux x86_64')).not.toHaveProperty('pageUrl')
})

test('a Macintosh with a touch screen is an iPad', async () => {
  expect((await told('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', { maxTouchPoints: 5 })).kind).toBe(
    'ios',
  )
})

test('the in-app browser of Telegram is known, and a server is a desktop', async () => {
  const { signal } = new AbortController()
  expect(await valueOf(createDevice({ TelegramWebviewProxy: {} }).describe(null, signal))).toMatchObject({
    isTelegram: true,
  })
  expect(await valueOf(createDevice(null).describe(null, signal))).toEqual({
    kind: 'desktop',
    isTelegram: false,
  })
})
