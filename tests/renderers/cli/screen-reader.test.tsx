import { render } from 'ink'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
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

test('a screen reader hears each option of a choice in a line of its own', async () => {
  const { latchkey } = latchkeyOfFakes()
  await latchkey.connect({ wallet: walletKey })
  latchkey.dispatch(modal.openRequested({ view: 'OnRampProviders' }))
  const lines = (await readAloud(latchkey)).split('\n').map((line) => line.trim())
  expect(lines).toContain('radio: $100')
})

async function readAloud(latchkey: ReturnType<typeof latchkeyOfFakes>['latchkey']): Promise<string> {
  const { io, out } = capturedIo()
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => {},
    ref: () => {},
    unref: () => {},
  })
  const { unmount, waitUntilExit } = render(<App store={latchkey} columns={80} rows={24} />, {
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
