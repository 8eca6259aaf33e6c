import type { Visitor } from './visitor.ts'

/** A wallet named Crew that shows an address and has a test sign for it, whoever's that is. */
export type CrewWallet = {
  /** Has it say something by itself, as often as that; what `eth_accounts` and `eth_chainId` answer follows. */
  readonly tells: (event: 'accountsChanged' | 'chainChanged', value: unknown, times?: number) => Promise<void>
  /** How often it was asked to sign. */
  readonly asked: () => number
}

/** Announces it on a page (EIP-6963), on Ethereum. */
export async function announceCrew(
  { page }: Visitor,
  account: string,
  signs: (raw: `0x${string}`) => Promise<string>,
): Promise<CrewWallet> {
  let asked = 0
  await page.exposeFunction('crewSigns', (raw: `0x${string}`) => {
    asked += 1
    return signs(raw)
  })
  await page.evaluate((first) => {
    let [accounts, chainId]: [unknown, unknown] = [[first], '0x1']
    const listeners: [string, (value: unknown) => void][] = []
    const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
      eth_requestAccounts: () => accounts,
      eth_accounts: () => accounts,
      eth_chainId: () => chainId,
      personal_sign: ([raw]) => (Reflect.get(window, 'crewSigns') as (raw: unknown) => unknown)(raw),
    }
    const provider = {
      on: (event: string, listener: (value: unknown) => void) => listeners.push([event, listener]),
      removeListener: (event: string, listener: unknown) => {
        const index = listeners.findIndex(([name, one]) => name === event && one === listener)
        if (index >= 0) listeners.splice(index, 1)
      },
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
        answers[method]?.(params) ?? null,
    }
    const crewTells = (event: string, value: unknown, times: number) => {
      if (event === 'accountsChanged') accounts = value
      else chainId = value
      for (let index = 0; index < times; index += 1)
        for (const [, listener] of listeners.filter(([name]) => name === event)) listener(value)
    }
    Object.assign(window, { crewTells })
    const info = {
      uuid: crypto.randomUUID(),
      name: 'Crew',
      rdns: 'dev.latchkey.crew',
      icon: 'data:image/svg+xml,<svg/>',
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, account)
  return {
    asked: () => asked,
    tells: (event, value, times = 1) =>
      page.evaluate(
        ([name, said, count]) =>
          (Reflect.get(window, 'crewTells') as (...given: unknown[]) => void)(name, said, count),
        [event, value, times] as const,
      ),
  }
}
