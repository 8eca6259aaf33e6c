import type { UsageWindow } from '../../../adapters/analytics/usage-window.ts'

/** A page with a query and a hash that can be hidden, and what it gave to its browser to send. */
export function usagePage({ hasBeacons = false } = {}) {
  const beacons: { readonly url: string; readonly body: unknown }[] = []
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window: UsageWindow = Object.assign(new EventTarget(), {
    location: {
      origin: 'https://dapp.example',
      hostname: 'dapp.example',
      pathname: '/swap',
      search: '?token=secret',
      hash: '#access=secret',
      href: 'https://user:secret@dapp.example/swap?token=secret#access=secret',
    },
    document,
    navigator: {
      sendBeacon: (url: string, body: string) => {
        if (hasBeacons) beacons.push({ url, body: JSON.parse(body) })
        return hasBeacons
      },
    },
  })
  const hide = () => {
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const show = () => {
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { window, beacons, hide, show, leave: () => void window.dispatchEvent(new Event('pagehide')) }
}
