import { expect, test } from 'vitest'
import { browseLinkOf, browseUrlOf } from '../../../../core/domain/wallets/browse-link.ts'
import { platformsOf } from '../../../../core/domain/wallets/platform.ts'
import type { Device } from '../../../../core/domain/shell/device.ts'
import type { Wallet } from '../../../../core/domain/wallets/wallet.ts'

const walletWith = (links: Partial<Wallet>): Wallet => ({ id: 'ray', name: 'Ray', ...links })
const phone: Device = { kind: 'ios', isTelegram: false }
const waysOf = (links: Partial<Wallet>, { canBrowse = true, device = phone } = {}) =>
  platformsOf(walletWith(links), device, { isInstalled: false, canBrowse })

test('a browse link contains the full page URL and its origin as the reference', () => {
  const pageUrl = 'https://tide.example/berth?no=7#top'
  const page = 'https%3A%2F%2Ftide.example%2Fberth%3Fno%3D7%23top'
  const ref = 'https%3A%2F%2Ftide.example'
  expect(browseUrlOf({ link: 'https://ray.example/ul', pageUrl })).toBe(
    `https://ray.example/ul/browse/${page}?ref=${ref}`,
  )
  expect(browseUrlOf({ link: 'https://ray.example/ul/v1/', pageUrl })).toBe(
    `https://ray.example/ul/v1/browse/${page}?ref=${ref}`,
  )
})

test.each(['about:blank', 'file:///home/page.html', 'capacitor://localhost', 'person-1', ''])(
  'a page at %j is opened nowhere else',
  (pageUrl) => {
    expect(browseUrlOf({ link: 'https://ray.example/ul', pageUrl })).toBeNull()
  },
)

test.each([
  [{ webappLink: 'https://ray.example/ul' }, 'https://ray.example/ul'],
  [{ mobileLink: 'https://ray.example/ul/v1/' }, 'https://ray.example/ul/v1/'],
  [{ mobileLink: 'ray://', webappLink: 'https://ray.example/ul/v1' }, 'https://ray.example/ul/v1'],
  [{ webappLink: 'https://ray.example/ultra' }, null],
  [{ webappLink: 'http://ray.example/ul' }, null],
  [{ mobileLink: 'ray://ul' }, null],
])('the browse link in %j is %j', (links, found) => {
  expect(browseLinkOf(walletWith(links))).toBe(found)
})

test('a wallet that cannot be paired with, or is for Solana alone, is reached by its own browser first', () => {
  const webappLink = 'https://ray.example/ul'
  expect(waysOf({ webappLink })).toEqual(['browse'])
  expect(waysOf({ mobileLink: webappLink })).toEqual(['browse'])
  expect(waysOf({ webappLink, mobileLink: 'ray://' })).toEqual(['mobile', 'browse'])
  expect(waysOf({ webappLink, mobileLink: 'ray://', isSolanaOnly: true })).toEqual(['browse', 'mobile'])
})

test('the in-app browser is offered only on phones for pages with Solana', () => {
  const webappLink = 'https://ray.example/ul'
  expect(waysOf({ webappLink, mobileLink: 'ray://' }, { canBrowse: false })).toEqual(['mobile'])
  const device: Device = { kind: 'desktop', isTelegram: false }
  expect(waysOf({ webappLink }, { device })).toEqual(['qrcode'])
  expect(waysOf({ webappLink: 'https://ray.example/app' }, { device })).toEqual(['qrcode', 'web'])
})
