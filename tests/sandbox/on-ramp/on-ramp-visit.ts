import type { HistoryRow } from '../../../sandbox/blockchain-api/activity/history-row.ts'
import type { Sandbox } from '../../../sandbox/start.ts'

/** A place in the on-ramp: where it is, and what stands there. */
export type OnRampPlace = { readonly url: string; readonly status: number; readonly text: string }

/** Someone who buys at the on-ramp of a sandbox, without a browser. */
export function onRampVisit(sandbox: () => Sandbox) {
  const api = () => sandbox().endpoints.blockchainApi ?? ''

  async function see(url: string, form?: Readonly<Record<string, string>>): Promise<OnRampPlace> {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    return { url: response.url, status: response.status, text: await response.text() }
  }
  async function pageUrl(address: string, asset: string, network: string, more: object = {}) {
    const response = await fetch(`${api()}/v1/generators/onrampurl?projectId=x`, {
      method: 'POST',
      body: JSON.stringify({
        destinationWallets: [{ address, blockchains: [network], assets: [asset] }],
        partnerUserId: address,
        defaultNetwork: network,
        defaultExperience: 'buy',
        ...more,
      }),
    })
    return ((await response.json()) as { url: string }).url
  }
  /** Goes as far as the page where one pays. */
  async function order(url: string, amount = '100.00', method = 'card', currency = 'USD') {
    return see(url.replace('/buy/select-asset', '/buy/quote'), { choice: '0', amount, method, currency })
  }
  const pay = (place: OnRampPlace, number: string) =>
    see(`${place.url}/pay`, { number, expiry: '12/34', code: '123' })
  async function rows(address: string): Promise<readonly HistoryRow[]> {
    const response = await fetch(`${api()}/v1/account/${address}/history?projectId=x&onramp=coinbase`)
    return ((await response.json()) as { data: readonly HistoryRow[] }).data
  }
  return { see, pageUrl, order, pay, rows }
}
