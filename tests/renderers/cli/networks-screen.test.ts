import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { network } from '../../../core/events/network/network.ts'
import { router } from '../../../core/events/shell/router.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../core/domain/network/known-networks.ts'
import { frameWords, renderFrame } from '../../../renderers/cli/headless.ts'
import { connectedOfFakes, latchkeyOfFakes } from './world-of-fakes.ts'

const space = { columns: 80, rows: 24 }

test('Networks after a refused switch tells that nothing changed', async () => {
  const { latchkey, ports } = await connectedOfFakes()
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  ports.connectors.injected.reject('switchNetwork', { code: 'user-rejected' })
  latchkey.dispatch(network.chosen({ chainId: 'eip155:137' }))
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Choose network                                                    ‹ Back │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Network switch declined                                                  │
    │   Still on Ethereum                                                        │
    │                                                                            │
    │   Networks                                                                 │
    │ ▸  ET  Ethereum                                                          ✓ │
    │    BA  Base                                                                │
    │    PO  Polygon                                                             │
    │                                                                            │
    │   [ What is a network? ]                                                   │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↑↓ move   ⏎ press   esc Back   q quit"
  `)
})

test('a search without result says so', () => {
  const networks = [mainnet, base, polygon, optimism, arbitrum]
  const { latchkey } = latchkeyOfFakes({ networks })
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  latchkey.dispatch(network.searchTyped({ text: 'moon' }))
  expect(frameWords(renderFrame(latchkey, space))).toContain(
    'Search networks moon Networks No networks found',
  )
})

test('everything fits 80×24, forty networks too, and the list says which part of it is shown', async () => {
  const networks = Array.from({ length: 40 }, (_, index) => ({
    ...mainnet,
    id: `eip155:${index + 1}`,
    name: `Network ${index + 1}`,
  }))
  const { latchkey } = latchkeyOfFakes({ networks })
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const rows = renderFrame(latchkey, space).split('\n')
  expect(rows.length).toBeLessThanOrEqual(24)
  expect(rows.join('\n')).toContain('1–13 / 40 ↓')
  expect(rows.every((row) => row.length <= 80)).toBe(true)
})
