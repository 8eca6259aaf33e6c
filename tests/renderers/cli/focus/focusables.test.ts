import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../../core/domain/network/known-networks.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import {
  focusablesOf,
  focusedOf,
  noFocus,
  putFocus,
  rowStarts,
  stepFocus,
  requestedFocusId,
} from '../../../../renderers/cli/focus/focusables.ts'
import { latchkeyOfFakes, walletKey } from '../world-of-fakes.ts'

const networks = [mainnet, base, polygon, optimism, arbitrum]
const { latchkey } = latchkeyOfFakes({ networks })
latchkey.start()

test('the focus stops at buttons and links from top to bottom', () => {
  const found = focusablesOf(connectView(latchkey.state()).parts)
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    `press installed/${walletKey}`,
    'press phone/walletConnect',
    'press all',
    'link terms',
    'link privacy',
  ])
})

test('a search field comes before the list below it', () => {
  expect(focusablesOf(networksView(latchkey.state()).parts).map(({ kind }) => kind)).toEqual([
    'text',
    ...networks.map(() => 'press'),
    'press',
  ])
})

test('facts that lead nowhere have no focus', async () => {
  await latchkey.connect({ wallet: walletKey })
  const ids = focusablesOf(accountView(latchkey.state()).parts).map(({ id }) => id)
  expect(ids).toEqual([
    'copy',
    'send',
    'swap',
    'receive',
    'buy',
    'network',
    'activity',
    'settings',
    'explorer',
    'disconnect',
  ])
})

test('the focus goes in the order in which the places are drawn', () => {
  const press = modal.closeRequested()
  const button = { part: 'button', label: 'Go', press, tone: 'accent' } as const
  const parts = { last: button, first: button }
  expect(focusablesOf(parts, ['first', 'absent', 'last']).map(({ id }) => id)).toEqual(['first', 'last'])
})

test('a busy item has the focus without a press, and a disabled one is skipped', () => {
  const button = { part: 'button', label: 'Sign', press: null, tone: 'accent' } as const
  const item = {
    part: 'item',
    key: 'a',
    label: 'Base',
    image: { kind: 'network', url: null, seed: 'Base' },
    press: null,
  } as const
  const found = focusablesOf({
    off: button,
    sign: { ...button, busy: true },
    row: item,
    asked: { ...item, busy: true },
    list: {
      part: 'list',
      label: 'Networks',
      items: [item, { ...item, key: 'b', busy: true }],
      placeholders: 0,
    },
  })
  expect(found).toEqual([
    { kind: 'press', id: 'sign', press: null },
    { kind: 'press', id: 'asked', press: null },
    { kind: 'press', id: 'list/b', press: null },
  ])
})

test('the focus wraps and starts at the first item if its own is gone', () => {
  const found = focusablesOf(networksView(latchkey.state()).parts)
  expect(stepFocus(found, 'search', -1)).toBe('help')
  expect(stepFocus(found, 'help', 1)).toBe('search')
  expect(focusedOf(found, 'list/eip155:4')?.id).toBe('search')
  expect(focusedOf([], 'search')).toBeNull()
  expect(stepFocus([], null, 1)).toBeNull()
})

test('a page of steps ends at the ends', () => {
  const found = focusablesOf(networksView(latchkey.state()).parts)
  expect(stepFocus(found, 'search', 8)).toBe('help')
  expect(stepFocus(found, 'help', 8)).toBe('help')
  expect(stepFocus(found, 'help', -8)).toBe('search')
})

test('each earlier screen restores its focus, and a later one starts again', () => {
  const list = { screen: 'AllWallets', depth: 2 }
  const wallet = { screen: 'ConnectingWalletConnect', depth: 3 }
  const inside = putFocus(putFocus(noFocus, list, 'list/w7'), wallet, 'copy')
  expect([requestedFocusId(inside, wallet), requestedFocusId(inside, list)]).toEqual(['copy', 'list/w7'])
  expect(requestedFocusId(putFocus(inside, list, 'list/w8'), wallet)).toBeNull()
})

test('by rows, the focus stops at the first element of each other row', () => {
  const rows: Readonly<Record<string, number | null>> = {
    copy: 1,
    buy: 4,
    send: 4,
    swap: 4,
    hidden: null,
    network: 7,
  }
  const elements = Object.keys(rows).map((id) => ({ kind: 'press', id, press: null }) as const)
  const stops = (focused: string) =>
    rowStarts(elements, focusedOf(elements, focused), (id) => rows[id] ?? null).map(({ id }) => id)
  expect(stops('copy')).toEqual(['copy', 'buy', 'hidden', 'network'])
  expect(stops('send')).toEqual(['copy', 'send', 'hidden', 'network'])
  expect(stops('network')).toEqual(['copy', 'buy', 'hidden', 'network'])
})
