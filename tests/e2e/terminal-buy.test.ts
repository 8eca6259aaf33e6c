import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../sandbox/start.ts'
import { onRampVisit } from '../sandbox/on-ramp-visit.ts'
import { openSandbox } from '../shared-sandbox.ts'
import { latchkeyRun } from './terminal.ts'

const walletKey = 'dev.latchkey.local-key'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    page: 'blank',
    only: ['chains', 'registry', 'blockchain-api', 'on-ramp', 'demo'],
  })
})
afterAll(async () => sandbox.stop())

test('in the terminal the page to pay on is a link, and what was bought there is waited for', async () => {
  const { order, pay } = onRampVisit(() => sandbox)
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', 'eip155:1'])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'OnRampProviders' } },
    { wait: 'onRamp/optionsReceived', timeout: 60_000 },
    { type: 'onRamp/amountTyped', data: { text: '100', separator: '.' } },
    { wait: 'onRamp/quoteReceived', timeout: 60_000 },
    { type: 'onRamp/providerChosen', data: { provider: 'coinbase' } },
    { wait: 'onRamp/linkReceived', timeout: 60_000 },
  )
  const { data } = await run.event('onRamp/linkReceived')
  const { link } = data as { readonly link: string }
  await pay(await order(link), '4242 4242 4242 4242')
  run.tell({ wait: 'onRamp/bought', timeout: 60_000 })
  await run.event('onRamp/bought')
  expect(await run.end()).toEqual({ err: '', code: 0 })
})
