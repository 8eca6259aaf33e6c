import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { latchkeyCommand } from '../terminal.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage
let folder: string

beforeAll(async () => {
  stage = await openStage()
  folder = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await stage.close()
})

test('the terminal replays a session of the page with the same events and screens', async () => {
  const { page } = await visit(stage)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.dialog.getByText('10,000').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('unmasked-recording').check()
  const download = page.waitForEvent('download')
  await page.getByTestId('download-recording').click()
  const file = join(folder, 'session.jsonl')
  await (await download).saveAs(file)

  const replayed = await latchkeyCommand(['replay', file])
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out.trim()).toBe('same')

  const { out } = await latchkeyCommand(['replay', file, '--frames'])
  expect(out).toContain('Connect wallet')
  expect(out).toContain('Continue in Harbor')
  expect(out).toContain('10,000 ETH')

  const changed = join(folder, 'changed.jsonl')
  writeFileSync(changed, readFileSync(file, 'utf8').replace('"amount":"10000', '"amount":"20000'))
  expect(await latchkeyCommand(['replay', changed])).toMatchObject({ code: 1 })

  const broken = join(folder, 'broken.jsonl')
  writeFileSync(broken, readFileSync(file, 'utf8').replace('\n{"kind":"event"', '\n{"kind":"ev'))
  const refused = await latchkeyCommand(['replay', broken])
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(/Line 2 of the tape/)
})

test('the same flow runs headless in the terminal with the local wallet, over the same chains', async () => {
  const script = [
    '{"type":"modal/openRequested","data":{}}',
    '{"type":"connection/walletChosen","data":{"walletKey":"dev.latchkey.local-key"}}',
    '{"wait":"account/balanceReceived","timeout":60000}',
    '{"type":"network/chosen","data":{"chainId":"eip155:8453"}}',
    '{"wait":"network/switched","timeout":60000}',
    '{"type":"connection/disconnectRequested"}',
    '{"wait":"connection/disconnected","timeout":60000}',
  ].join('\n')
  const tape = join(folder, 'run.jsonl')
  const { code, out, err } = await latchkeyCommand(
    ['run', '-', '--sandbox', stage.sandbox.endpoints.demo ?? '', '--record', tape],
    script,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const events = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; data: { amount?: string } })
  expect(events.find(({ type }) => type === 'account/balanceReceived')?.data.amount).toMatch(/^[0-9]{20,}$/)
  expect((await latchkeyCommand(['replay', tape])).out.trim()).toBe('same')
})

test('the page refuses a tape with a broken line and names line and reason', async () => {
  const { page } = await visit(stage)
  const file = join(folder, 'nonsense.jsonl')
  writeFileSync(file, '{"kind":"header","format":1,"latchkey":"0"}\nnonsense\n')
  await page.getByTestId('load-recording').setInputFiles(file)
  await expect
    .poll(() => page.getByTestId('recording-error').textContent())
    .toMatch(/Line 2 of the tape is not JSON/)
})
