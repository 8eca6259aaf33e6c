import { readFileSync, readdirSync } from 'node:fs'
import type { Wallet } from '../core/domain/wallets/wallet.ts'
import { fakeWalletRegistry } from '../adapters/fake/fake-wallet-registry.ts'
import { account } from '../core/events/account/account.ts'
import { connection } from '../core/events/connection/connection.ts'
import { modal } from '../core/events/shell/modal.ts'
import { network } from '../core/events/network/network.ts'
import { router } from '../core/events/shell/router.ts'
import { wallets } from '../core/events/wallets/wallets.ts'
import { eventsOf, formatTape, parseTape } from '../core/recording/tape.ts'
import type { Tape } from '../core/recording/tape.ts'
import { harbor, startStory } from '../fixtures/story.ts'

const folder = 'fixtures/recordings'
const minute = 60_000
const kibibyte = 1024

/** Measures tape bytes per minute of use, in the recordings and in an hour that visits every view each minute. Target: at most 5 MiB. */
export function benchTape(): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const tapes = names.map((name) => parseTape(readFileSync(`${folder}/${name}`, 'utf8')))
  console.log(`tapes of ${names.length} recordings: ${sizes(tapes)}`)
  console.log(`tape of an hour of busy use: ${sizes([busyHour()])}`)
}

function sizes(tapes: readonly Tape[]): string {
  const sum = (count: (tape: Tape) => number) => tapes.reduce((total, tape) => total + count(tape), 0)
  const minutes = sum(lengthOf) / minute
  const [written, plain] = [sum((tape) => formatTape(tape).length), sum(plainSize)]
  const per = (bytes: number) => `${(bytes / kibibyte / minutes).toFixed(1)} KiB a minute`
  const lines = sum((tape) => tape.lines.length)
  return `${lines} lines in ${minutes.toFixed(1)} minutes, ${(written / kibibyte ** 2).toFixed(2)} MiB, ${per(written)} (without references ${per(plain)})`
}

function lengthOf(tape: Tape): number {
  const events = eventsOf(tape)
  return (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)
}

function plainSize({ header, lines }: Tape): number {
  return [header, ...lines].reduce((bytes, line) => bytes + JSON.stringify(line).length + 1, 0)
}

function busyHour(): Tape {
  const { latchkey, clock } = startStory({
    record: 1_000_000,
    ports: { walletRegistry: fakeWalletRegistry({ wallets: registry }) },
  })
  const go = latchkey.dispatch
  latchkey.start()
  for (let passed = 0; passed < 60; passed += 1) {
    go(modal.openRequested({}))
    go(router.viewPushed({ view: 'AllWallets' }))
    clock.pass(10_000)
    for (let page = 2; page < 6; page += 1) go(wallets.nextPageRequested({ page }))
    for (const text of ['ha', 'har', 'harbor']) {
      go(wallets.searchTyped({ text: `${text}${passed}` }))
      clock.pass(1000)
    }
    go(wallets.searchTyped({ text: 'wallet' }))
    clock.pass(1000)
    go(connection.walletChosen({ walletKey: harbor.wallet.key }))
    clock.pass(1000)
    go(modal.openRequested({}))
    go(account.addressCopyRequested())
    clock.pass(1000)
    go(router.viewPushed({ view: 'Networks' }))
    go(network.chosen({ chainId: 'eip155:8453' }))
    clock.pass(1000)
    void latchkey.request({ method: 'personal_sign', params: [`0x${'5a'.repeat(200)}${passed}`] })
    clock.pass(43_000)
    go(connection.disconnectRequested())
  }
  const tape = latchkey.recording()
  if (!tape) throw new Error('The story of an hour was not recorded.')
  return tape
}

const registry: readonly Wallet[] = Array.from({ length: 600 }, (_, order) => ({
  id: order.toString(16).padStart(64, '0'),
  name: `Wallet ${order}`,
  order,
  imageId: `${order.toString(16).padStart(8, '0')}-2c85-874a-a46c-ad845ae02e37`,
  homepage: `https://wallet-${order}.example/`,
  mobileLink: `wallet${order}://`,
  desktopLink: null,
  webappLink: `https://app.wallet-${order}.example/`,
  rdns: null,
}))
