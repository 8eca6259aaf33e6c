import { afterAll, beforeAll, expect, test } from 'vitest'
import { terminalWorld } from '../../../entries/terminal-world.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { readQrCode } from '../../renderers/cli/frame-pixels.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank' })
})
afterAll(async () => sandbox.stop())

test('a phone scans the code that the terminal draws, and the terminal is connected', async () => {
  const { endpoints } = sandbox
  const world = await terminalWorld('0.0.0')({
    projectId: null,
    sandbox: endpoints.demo,
    approve: async () => true,
    copy: () => {},
    profile: null,
    networks: null,
    signIn: false,
    warn: () => {},
  })
  const { latchkey } = world
  const phone = await createPhone({
    relayUrl: endpoints.relay ?? '',
    projectId: 'phone',
    chains: endpoints.chains,
    proposals: 'approve',
  })
  try {
    void latchkey.open()
    latchkey.dispatch(pairing.walletChosen({ walletId: null }))
    const uri = () =>
      latchkey.state().pairing?.flow?.step === 'ready'
        ? readQrCode(renderFrame(latchkey, { columns: 100, rows: 60 }))
        : null
    await expect.poll(uri).toMatch(/^wc:/)
    const established = new Promise<void>(
      (resolve) => void latchkey.on(connection.established, () => resolve()),
    )
    await phone.pair(uri() ?? '')
    await established
    expect(connectionIn(latchkey.state())).toMatchObject({
      status: 'connected',
      connector: 'wallet-connect',
      accounts: [phone.accounts[0]?.evm.address],
    })
    await latchkey.disconnect()
    await expect.poll(() => phone.sessions().length).toBe(0)
  } finally {
    latchkey.stop()
    await world.dispose()
    await phone.stop()
  }
})
