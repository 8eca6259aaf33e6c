import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RootState } from '../../../core/reducers/root.ts'
import { mask } from '../../../core/recording/mask.ts'
import { createPlayer } from '../../../core/recording/player.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { balanceIn } from '../../../fixtures/known-balance.ts'
import { currentView } from '../../../core/selectors/current-view.ts'

const folder = 'fixtures/recordings/format-2'
const textOf = (name: string) => readFileSync(`${folder}/${name}.jsonl`, 'utf8')

/** Who was connected where on each tape, which views were shown, and the end: as each was when it was recorded. */
const ways: Readonly<Record<string, readonly [connections: string, views: string, end: string]>> = {
  'all-wallets': [
    '',
    'closed, Connect, WhatIsAWallet, GetWallet, WhatIsAWallet, Connect, AllWallets, ConnectingWalletConnect, Downloads, closed',
    'disconnected, closed, no balance',
  ],
  'chain-out-of-reach': [
    'connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed, Account, closed',
    'connected Harbor eip155:1 0x7099, closed, 10000000000000000000000',
  ],
  'come-back': [
    'connected Harbor eip155:1 0x7099, connected Harbor eip155:1 0x3C44, connected Harbor eip155:8453 0x3C44, locked Harbor eip155:8453 0x3C44',
    'closed, Account, Connect, closed',
    'disconnected, closed, no balance',
  ],
  'connect-and-leave': [
    'connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed, Account, closed',
    'disconnected, closed, no balance',
  ],
  'decline-and-try-again': [
    'connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed',
    'connected Harbor eip155:1 0x7099, closed, 10000000000000000000000',
  ],
  'left-in-another-tab': [
    'connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed, Account, Connect, closed',
    'disconnected, closed, no balance',
  ],
  'locked-wallet': [
    'connected Harbor eip155:1 0x7099, locked Harbor eip155:1 0x7099, connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed, Account, closed',
    'connected Harbor eip155:1 0x7099, closed, 10000000000000000000000',
  ],
  'misbehaving-wallets': [
    'connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed',
    'connected Harbor eip155:1 0x7099, closed, 10000000000000000000000',
  ],
  networks: [
    'connected Harbor eip155:1 0x7099, connected Harbor eip155:8453 0x7099, connected Harbor eip155:137 0x7099',
    'closed, Connect, ConnectingExternal, closed, Networks, WhatIsANetwork, Networks, closed, Networks, closed',
    'connected Harbor eip155:137 0x7099, closed, 10000000000000000000000',
  ],
  'pair-a-phone': [
    'connected Pebble eip155:1 0x14dC, connected Pebble eip155:8453 0x14dC, connected Pebble eip155:8453 0x2361',
    'closed, Connect, ConnectingWalletConnect, closed',
    'disconnected, closed, no balance',
  ],
  'phone-declines': [
    'connected Pebble eip155:1 0x14dC',
    'closed, Connect, ConnectingWalletConnect, closed',
    'disconnected, closed, no balance',
  ],
  'registry-down': ['', 'closed, Connect, closed', 'disconnected, closed, no balance'],
  'relay-down': ['', 'closed, Connect, ConnectingWalletConnect, closed', 'disconnected, closed, no balance'],
  'silent-wallet': [
    'connected Harbor eip155:1 0x7099, connected Harbor eip155:8453 0x7099',
    'closed, Connect, ConnectingExternal, closed, Networks, closed, Account, closed',
    'connected Harbor eip155:8453 0x7099, closed, 10000000000000000000000',
  ],
  'wrong-network': [
    'wrong-network Harbor eip155:8453 0x7099, connected Harbor eip155:1 0x7099',
    'closed, Connect, ConnectingExternal, closed, Account, Networks, Account, closed',
    'connected Harbor eip155:1 0x7099, closed, 10000000000000000000000',
  ],
}

/** Who is connected where with which wallet, or that nobody is. */
function connectionIn({ connection }: RootState): string {
  const { eip155 } = connection.byNamespace
  if (!('chainId' in eip155)) return eip155.status
  return `${eip155.status} ${connection.sessions[eip155.session]?.wallet.name} ${eip155.chainId} ${eip155.accounts[0]?.slice(0, 6)}`
}

/** Which view is shown, or closed. */
function viewIn(state: RootState): string {
  return state.modal.open ? currentView(state) : 'closed'
}

/** The balance that is known, in base units. */
function amountIn({ account, connection }: RootState): string {
  return balanceIn({ account, connection }, 'eip155')?.amount ?? 'no balance'
}

/** What a tape went through: every value in its turn, without repetitions. */
function wayOf(tape: Tape, look: (state: RootState) => string): readonly string[] {
  const player = createPlayer(tape)
  const seen: string[] = []
  for (let position = 0; position <= player.length; position += 1) {
    player.goTo(position)
    const now = look(player.state() as RootState)
    if (now !== seen.at(-1)) seen.push(now)
  }
  return seen
}

test('every tape of the older format is here', () => {
  expect(readdirSync(folder)).toEqual(Object.keys(ways).map((name) => `${name}.jsonl`))
})

test.each(Object.keys(ways))('%s of format 2 is read, and goes the way it went', (name) => {
  const tape = parseTape(textOf(name))
  const connections = wayOf(tape, connectionIn).filter((connection) => connection.includes(' '))
  const end = fold(eventsOf(tape))
  expect([
    connections.join(', '),
    wayOf(tape, viewIn).join(', '),
    [connectionIn(end), viewIn(end), amountIn(end)].join(', '),
  ]).toEqual(ways[name])
})

test('a tape of an older format is folded and not run again, also when it was masked and written anew', () => {
  const tape = parseTape(textOf('networks'))
  expect(() => rerun(tape)).toThrow(
    'There is no rerun: a tape of format 2 is not run again; fold its events.',
  )
  expect(() => rerun(parseTape(formatTape(mask(tape))))).toThrow('format 2')
})

/** Whether an event was not written, but stands for what format 2 took for granted. */
const isLifted = ({ id }: { readonly id: string }) => id.includes(' ')

test('answers of an older tape go on standing before the events that they stood before', () => {
  const written = textOf('networks').trim().split('\n').slice(1)
  const lines = parseTape(textOf('networks')).lines.filter(
    (line) => line.kind === 'answer' || !isLifted(line),
  )
  expect(lines.map(({ kind }) => kind)).toEqual(
    written.map((row) => (JSON.parse(row) as { kind: string }).kind),
  )
})

const format3 = 'fixtures/recordings/format-3'

test.each(readdirSync(format3))(
  '%s of format 3 is read, goes the way that today’s tape goes, and is not run again',
  (name) => {
    const tape = parseTape(readFileSync(`${format3}/${name}`, 'utf8'))
    const today = parseTape(readFileSync(`fixtures/recordings/${name}`, 'utf8'))
    expect(tape.header).toMatchObject({ format: 4, liftedFrom: 3 })
    expect(wayOf(tape, viewIn)).toEqual(wayOf(today, viewIn))
    expect(() => rerun(tape)).toThrow('format 3')
  },
)
