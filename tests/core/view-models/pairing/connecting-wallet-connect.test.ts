import { expect, test } from 'vitest'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import type { Wallet } from '../../../../core/domain/wallets/wallet.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { startStory } from '../../../../fixtures/story.ts'

const ray: Wallet = { id: 'ray', name: 'Ray', webappLink: 'https://ray.example/ul/v1' }
const pageUrl = 'https://tide.example/berth'
const opens =
  'https://ray.example/ul/v1/browse/https%3A%2F%2Ftide.example%2Fberth?ref=https%3A%2F%2Ftide.example'

/** Somebody on a phone chose a wallet of the registry. */
function chosen(wallet: Wallet, { networks = [mainnet, solanaDevnet] } = {}) {
  const story = startStory({ device: { kind: 'android', pageUrl }, options: { networks } })
  story.walletRegistry.answer('wallets', { wallets: [wallet], count: 1 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: wallet.id }))
  return { ...story, parts: () => connectingWalletConnectView(story.latchkey.state()).parts }
}

test('on a phone a wallet of Solana opens the page inside its own app', () => {
  const { parts } = chosen(ray)
  expect(parts()).toMatchObject({
    open: { label: 'Open Ray', href: opens, opensApp: true },
    status: { title: 'Continue in Ray', body: expect.stringContaining('in the app') },
    qrCode: null,
    copy: null,
    platforms: null,
  })
})

test('the browse link of the app opens even if pairing fails', () => {
  const { latchkey, walletConnect, parts } = chosen(ray)
  walletConnect.reject('pair', { code: 'unreachable' })
  latchkey.dispatch(pairing.retried())
  expect(parts()).toMatchObject({ open: { href: opens }, retry: null })
})

test('a wallet with both deep link and browse link offers both', () => {
  const { latchkey, parts } = chosen({ ...ray, mobileLink: 'ray://' })
  expect(parts().open?.href).toMatch(/^ray:\/\/wc\?uri=/)
  expect(parts().platforms?.options.map(({ label }) => label)).toEqual(['Mobile', 'In the app'])
  latchkey.dispatch(pairing.platformChosen({ platform: 'browse' }))
  expect(parts().open?.href).toBe(opens)
})

test('a page without Solana is not opened there', () => {
  const { parts } = chosen(ray, { networks: [mainnet] })
  expect(parts().open).toBeNull()
})

test('the page is opened where it is when the modal opens, not where it was at the start', () => {
  let href = 'https://tide.example/'
  const story = startStory({
    ports: { device: { describe: async () => ({ kind: 'ios', isTelegram: false, pageUrl: href }) } },
  })
  story.latchkey.start()
  return expect
    .poll(() => story.latchkey.state().device)
    .toMatchObject({ pageUrl: href })
    .then(() => {
      href = pageUrl
      story.latchkey.dispatch(modal.openRequested({}))
      return expect.poll(() => story.latchkey.state().device).toMatchObject({ pageUrl })
    })
})
