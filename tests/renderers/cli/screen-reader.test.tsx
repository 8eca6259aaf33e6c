import { render } from 'ink'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { App } from '../../../renderers/cli/App.tsx'
import { capturedIo } from './captured-io.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

test('a screen reader hears names, roles and states, no dots and borders', async () => {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  const { io, out } = capturedIo()
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => {},
    ref: () => {},
    unref: () => {},
  })
  const { unmount, waitUntilExit } = render(<App store={latchkey} columns={80} rows={24} />, {
    stdout: io.stdout,
    stdin: stdin as unknown as NodeJS.ReadStream,
    isScreenReaderEnabled: true,
    patchConsole: false,
  })
  const ended = waitUntilExit()
  unmount()
  await ended
  expect(out()).toContain('listitem: Acorn, installed')
  expect(out()).toContain('Terms of Service: https://host.example/terms')
  expect(out()).not.toMatch(/[│─▸·]/)
})
