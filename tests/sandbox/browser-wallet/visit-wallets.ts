import type { Address } from 'viem'
import { beforeEach } from 'vitest'
import { freshPage } from '../fresh-page.ts'
import type { FreshPage } from '../fresh-page.ts'
import { request } from './wallet-page.ts'

/** The rdns of the two wallets that are installed by default. */
export const harbor = 'dev.latchkey.harbor'
export const beacon = 'dev.latchkey.beacon'

/** A fresh page with the browser wallets for every test of a file; valid while a test runs. */
export type Visit = FreshPage & {
  /** Opens the host page, with a query such as `?wallets=legacy`. */
  open(query?: string): Promise<void>
  /** Connects the first account of a wallet by approving its prompt. */
  connect(rdns: string): Promise<void>
  /** The address of a funded account: Harbor owns 1 and 2, Beacon 3 and 4, the legacy wallet 5 and 6. */
  address(index: number): Address
}

/** Starts chains, host page and browser for the file that calls it, and ends them after its tests. */
export function visitWallets(): Visit {
  const fresh = freshPage({
    sandbox: { only: ['chains', 'demo'], page: 'blank' },
  })
  const visit: Visit = Object.assign(fresh, {
    async open(query = '') {
      await fresh.page.goto(`${fresh.sandbox.endpoints.demo}${query}`)
    },
    async connect(rdns: string) {
      const asking = request(fresh.page, rdns, 'eth_requestAccounts')
      await fresh.page.getByTestId('wallet-approve').click()
      await asking
    },
    address(index: number) {
      const found = fresh.sandbox.endpoints.accounts[index]
      if (!found) throw new Error(`The sandbox has no account ${index}.`)
      return found.address
    },
  })
  beforeEach(() => visit.open())
  return visit
}
