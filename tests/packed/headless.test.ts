import { expect, inject, test } from 'vitest'
import { temporaryFile } from '../renderers/cli/temporary-file.ts'
import { headlessRun, latchkey } from './installed-command.ts'
import { willingPhone } from './phone.ts'

test('a script pairs a phone, and its tape runs again and can be inspected', async () => {
  const phone = await willingPhone()
  const tape = temporaryFile()
  const run = headlessRun(['--record', tape])
  run.tell({ type: 'modal/openRequested' }, { type: 'pairing/walletChosen', data: { walletId: null } })
  const { data } = await run.event('pairing/ready')
  await phone.pair(String(data['uri']))
  await run.event('connection/established')
  expect(phone.sessions()).toHaveLength(1)
  run.tell({ type: 'connection/disconnectRequested' }, { wait: 'connection/disconnected', timeout: 60_000 })
  expect(await run.end()).toEqual({ err: '', code: 0 })
  expect(await latchkey(['replay', tape])).toEqual({ out: 'same\n', err: '', code: 0 })
  expect((await latchkey(['inspect', tape, '--type', 'connection/established'])).out).toMatch(
    /^pairing\/walletChosen|^modal\/openRequested/,
  )
})

test('a wait that fails is 1, a service that is not there 1, and a wrong script 2', async () => {
  const run = (script: string, sandbox = inject('sandbox').demo ?? '') =>
    latchkey(['run', '-', '--sandbox', sandbox], { input: `${script}\n` })
  expect(await run('{"wait":"modal/opened","timeout":1}')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Line 1 of the script waited 1 ms for "modal/opened", which did not come'),
  })
  expect(await run('', 'http://127.0.0.1:9/')).toMatchObject({ code: 1, out: '' })
  expect(await run('{"type":"modal/opened"}')).toMatchObject({ code: 2 })
})
