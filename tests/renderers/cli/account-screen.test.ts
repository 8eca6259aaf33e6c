import { expect, test } from 'vitest'
import { account } from '../../../core/events/account/account.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { frameWords, renderFrame } from '../../../renderers/cli/headless.ts'
import { connectedOfFakes, walletKey } from './world-of-fakes.ts'

const space = { columns: 80, rows: 24 }

test('Account shows name, balance, network and wallet', async () => {
  const { latchkey } = await connectedOfFakes()
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Account                                                          Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Address           9D  0x9D85…37D4                                        │
    │                    0x9D85cA56217D2bb651b00f15e694EB7E713637D4              │
    │ ▸ [ Copy address ]                                                         │
    │   Balance          1.5 ETH                                                 │
    │   [ Send ]   [ Swap ]   [ Receive ]   [ Buy ]                              │
    │   Tokens                                                                   │
    │   No tokens yet                                                            │
    │    BC  Buy crypto                  Easy with card or bank account  popular │
    │    RF  Receive funds                        Transfer tokens to your wallet │
    │   Network           ET  Ethereum ›                                         │
    │   Connected with    AC  Acorn                                              │
    │   Activity ›                                                               │
    │   [ Settings ]                                                             │
    │   View on Etherscan                                                        │
    │   https://etherscan.io/address/0x9D85cA56217D2bb651b00f15e694EB7E713637D4  │
    │   [ Disconnect ]                                                           │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓←→ move   ⏎ press   esc Close   q quit"
  `)
})

test('a network that the host does not offer is said loudly, with those that it does', async () => {
  const { latchkey, ports } = await connectedOfFakes()
  ports.connectors.injected.change(walletKey, { kind: 'chain', chainId: 'eip155:99' })
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Switch network                                                   Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   This app doesn't support Unknown network (eip155:99)                     │
    │   Switch Acorn to one of these networks, or disconnect.                    │
    │                                                                            │
    │   Networks                                                                 │
    │ ▸  ET  Ethereum                                                            │
    │    BA  Base                                                                │
    │    PO  Polygon                                                             │
    │                                                                            │
    │   [ Disconnect ]                                                           │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Close   q quit"
  `)
})

test('a copy is confirmed once, on the button that was pressed', async () => {
  const { latchkey } = await connectedOfFakes()
  latchkey.dispatch(account.addressCopyRequested())
  const frame = renderFrame(latchkey, space)
  expect(frame).toContain('[ ✓ Address copied ]')
  expect(frame.split('Address copied')).toHaveLength(2)
})

test('a failed disconnect notice is shown below the connect button', async () => {
  const { latchkey, ports } = await connectedOfFakes()
  ports.connectors.injected.reject('disconnect', { code: 'wallet-failed' })
  latchkey.dispatch(connection.disconnectRequested())
  expect(renderFrame(latchkey, { columns: 44, rows: 24 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────────╮
    │ ▸ [ Connect wallet ]                     │
    │   ✗ Failed to disconnect                 │
    ╰──────────────────────────────────────────╯
      ⏎ press   q quit"
  `)
})

test('a narrow terminal gets a narrow card', async () => {
  const { latchkey } = await connectedOfFakes()
  const rows = renderFrame(latchkey, { columns: 44, rows: 40 }).split('\n')
  expect(Math.max(...rows.map((row) => row.length))).toBe(44)
  expect(frameWords(rows.join(' ')).replaceAll(' ', '')).toContain(
    `etherscan.io/address/0x9D85cA56217D2bb651b00f15e694EB7E713637D4`,
  )
})
