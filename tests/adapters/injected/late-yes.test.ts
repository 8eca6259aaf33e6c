import { expect, test, vi } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import type { Log } from '../../../core/domain/options/log-level.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { alice } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { info, WalletPage, wellBehaved } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'
const asked = { walletKey }
const late = { walletKey, isLate: true } as const

/** A page with one wallet, whose owner agrees when the test says so, and as many instances as there are. */
function pageOf(instances: number, log?: Log) {
  const provider = wellBehaved([alice.address], 1, [1])
  const answers: (() => void)[] = []
  const page = new WalletPage()
  page.install({ info: info(), provider })
  const prompting = () =>
    provider.reply(
      'eth_requestAccounts',
      () => new Promise((resolve) => answers.push(() => resolve([alice.address]))),
    )
  const all = Array.from({ length: instances }, () =>
    createInjected({ target: page, clock: fakeClock(), log }),
  )
  const count = (method: string) => provider.asked.filter((one) => one.method === method).length
  const hasPrompted = (times: number) => eventually(() => expect(count('eth_requestAccounts')).toBe(times))
  const revoked = () => count('wallet_revokePermissions')
  return {
    provider,
    all,
    prompting,
    hasPrompted,
    revoked,
    agree: () => answers.splice(0).forEach((yes) => yes()),
  }
}

/** Takes a question back, as a stop does, while the wallet's owner has not answered it yet. */
async function takeBack({ all, prompting, hasPrompted }: ReturnType<typeof pageOf>): Promise<void> {
  prompting()
  const abort = new AbortController()
  const failure = failureFrom(all[0]?.connect(asked, abort.signal) ?? [])
  await hasPrompted(1)
  abort.abort()
  expect(await failure).toMatchObject({ code: 'aborted' })
}

test('a late approval of an aborted question is revoked at the wallet', async () => {
  const page = pageOf(1)
  const { agree, revoked } = page
  await takeBack(page)
  expect(revoked()).toBe(0)
  agree()
  await eventually(() => expect(revoked()).toBe(1))
})

test('a late approval is not revoked while another instance uses the wallet', async () => {
  const { all, prompting, hasPrompted, agree, revoked } = pageOf(2)
  const [one, other] = all
  prompting()
  const abort = new AbortController()
  const failure = failureFrom(one?.connect(asked, abort.signal) ?? [])
  const connected = valueOf(other?.connect(asked, unhurried) ?? [])
  await hasPrompted(2)
  abort.abort()
  agree()
  expect(await failure).toMatchObject({ code: 'aborted' })
  expect(await connected).toMatchObject({ namespaces: [{ accounts: [alice.address] }] })
  const watch = new AbortController()
  listenTo(other?.watch(asked, watch.signal) ?? [])
  expect(await valueOf(one?.disconnect(late, unhurried) ?? [])).toBe(null)
  expect(revoked()).toBe(0)
  watch.abort()
  await valueOf(one?.disconnect(late, unhurried) ?? [])
  expect(revoked()).toBe(1)
})

test('a wallet that cannot revoke a late approval reports it, but not on a normal disconnect', async () => {
  const { all, provider } = pageOf(1)
  provider.refuse('wallet_revokePermissions', { code: 4200, message: 'Unsupported' })
  const [injected] = all
  await valueOf(injected?.connect(asked, unhurried) ?? [])
  expect(await failureFrom(injected?.disconnect(late, unhurried) ?? [])).toMatchObject({
    code: 'method-unsupported',
  })
  expect(await valueOf(injected?.disconnect(asked, unhurried) ?? [])).toBe(null)
})

test.each<[string, (page: ReturnType<typeof pageOf>) => void, object]>([
  [
    'cannot take it back',
    ({ provider }) => provider.refuse('wallet_revokePermissions', { code: 4200, message: 'Unsupported' }),
    { code: 'method-unsupported' },
  ],
  [
    'does not say whether it took it back',
    ({ provider }) => provider.reply('wallet_revokePermissions', () => new Promise(() => {})),
    { code: 'timed-out' },
  ],
])('after a stop the log reports a wallet that approved late and %s', async (_, behave, code) => {
  const said: Parameters<Log>[] = []
  const page = pageOf(1, (...line) => said.push(line))
  behave(page)
  await takeBack(page)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page.agree()
  await vi.advanceTimersByTimeAsync(3000)
  expect(said).toEqual([['error', expect.stringContaining(walletKey), expect.objectContaining(code)]])
})
