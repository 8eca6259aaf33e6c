import { render } from 'ink'
import type { ReactElement } from 'react'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { account } from '../../../core/events/account/account.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { ItemRow } from '../../../renderers/cli/parts/ItemRow.tsx'
import { LinePart } from '../../../renderers/cli/parts/LinePart.tsx'
import { NoticePart } from '../../../renderers/cli/parts/NoticePart.tsx'
import { App } from '../../../renderers/cli/App.tsx'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { capturedIo } from './captured-io.ts'
import { latchkeyOfFakes, walletKey } from './world-of-fakes.ts'

test('a screen reader hears names, roles and states, no dots and borders', async () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const said = await readAloud(latchkey)
  expect(said).toContain('listitem: > Acorn')
  expect(said).toContain('Terms of Service: https://host.example/terms')
  expect(said).not.toMatch(/[│─▸·]/)
})

test('a screen reader hears the image label', async () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.connectors.injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(await readAloud(latchkey)).toContain('Acorn logo')
  expect(renderFrame(latchkey, { columns: 80, rows: 24 })).not.toContain('Acorn logo')
})

test('a screen reader hears each control in a line of its own', async () => {
  const { latchkey } = latchkeyOfFakes()
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({}))
  const lines = (await readAloud(latchkey)).split('\n').map((line) => line.trim())
  expect(lines).toEqual(
    expect.arrayContaining([
      'Account',
      'button: > Copy address',
      'button: Buy',
      'button: Send',
      'button: Activity',
    ]),
  )
})

test('a screen reader hears once that an address was copied', async () => {
  const { latchkey } = latchkeyOfFakes()
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(account.addressCopyRequested())
  expect((await readAloud(latchkey)).match(/Address copied/g)).toHaveLength(1)
})

test('a screen reader hears a message in one line, and an amount with its note', async () => {
  const body = 'Sign a message to prove you own this wallet. This costs nothing.'
  const notice = { part: 'notice', tone: 'neutral', title: 'Sign in', body } as const
  expect(await readTree(<NoticePart notice={notice} columns={20} />)).toContain(body)
  const line = {
    part: 'line',
    label: 'Rate',
    value: '1 USDC = 0.00032 ETH',
    full: '1 USDC is worth $0.99.',
  } as const
  expect(await readTree(<LinePart place="rate" line={line} columns={80} />)).toContain(
    'Rate: 1 USDC = 0.00032 ETH. 1 USDC is worth $0.99.',
  )
})

test('the keys are read once, whichever control has the focus', async () => {
  const { latchkey, ports } = latchkeyOfFakes()
  void latchkey.open()
  ports.connectors.injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey }))
  expect(await readAloud(latchkey)).toMatch(/↑↓ move\s+⏎ press\s+esc Back/)
})

test('a token that nothing can be done with is not called disabled', async () => {
  const image = { kind: 'token', url: null, seed: 'WBTC' } as const
  const item = { part: 'item', key: 'one', label: 'Wrapped Bitcoin', image, press: null } as const
  expect(await readTree(<ItemRow id="tokens/one" item={item} />)).toContain('listitem: Wrapped Bitcoin')
})

test('a screen reader hears each option of a choice in a line of its own', async () => {
  const { latchkey } = latchkeyOfFakes()
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({ view: 'OnRampProviders' }))
  const lines = (await readAloud(latchkey)).split('\n').map((line) => line.trim())
  expect(lines).toContain('radio: $100')
})

function readAloud(latchkey: ReturnType<typeof latchkeyOfFakes>['latchkey']): Promise<string> {
  return readTree(<App store={latchkey} columns={80} rows={24} />)
}

async function readTree(tree: ReactElement): Promise<string> {
  const { io, out } = capturedIo()
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => {},
    ref: () => {},
    unref: () => {},
  })
  const { unmount, waitUntilExit } = render(tree, {
    stdout: Object.assign(io.stdout, { columns: 80 }),
    stdin: stdin as unknown as NodeJS.ReadStream,
    isScreenReaderEnabled: true,
    patchConsole: false,
  })
  const ended = waitUntilExit()
  unmount()
  await ended
  return out()
}
