import { expect, test } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { base, mainnet, polygon, solana, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { connectingExternalView } from '../../../core/view-models/connection/connecting-external.ts'
import { harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { lagoon, startWith } from '../effects/connection/solana-wallet-story.ts'
import { lamp } from '../effects/connection/two-wallets-story.ts'

const networks = [mainnet, base, polygon, solanaDevnet, solana]
function begun() {
  const story = startWith({ options: { networks }, wallets: [harbor], standards: [lagoon] })
  const evm = story.injected.hang('connect')
  const sol = story.standard.hang('connect')
  return { ...story, evm, sol }
}
const shared = { namespaces: [{ namespace: 'solana' as const, accounts: [lamp], chainId: solanaDevnet.id }] }

test('the modal closes when a visitor connects a Solana wallet while the host waits for an EVM wallet', async () => {
  const { latchkey, sol } = begun()
  void latchkey.connect({ wallet: harbor.wallet.key }).catch(() => {})
  await Promise.resolve()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  sol.answer(shared)
  expect(latchkey.state().connection.byNamespace.solana).toMatchObject({ accounts: [lamp] })
  expect(latchkey.state().modal.open).toBe(false)
})

test('a host connection to an EVM wallet leaves the view of a visitor who waits for a Solana wallet', async () => {
  const { latchkey } = begun()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  const title = () => connectingExternalView(latchkey.state()).title
  const before = title()
  expect(before).toContain('Lagoon')
  void latchkey.connect({ wallet: harbor.wallet.key }).catch(() => {})
  await Promise.resolve()
  expect(title()).toBe(before)
})

test('a host connection that fails does not fail the wallet that the visitor waits for', async () => {
  const story = startWith({ options: { networks }, wallets: [harbor], standards: [lagoon] })
  const { latchkey } = story
  story.standard.hang('connect')
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  await latchkey.connect({ wallet: 'io.not.there' }).catch(() => {})
  const { parts, title } = connectingExternalView(latchkey.state())
  expect([title, parts.retry]).toEqual([expect.stringContaining('Lagoon'), null])
})

test('a visitor who chooses one of two pending wallets sees it, and closing aborts only that one', async () => {
  const { latchkey } = begun()
  const ended: unknown[] = []
  for (const { wallet } of [harbor, lagoon])
    void latchkey
      .connect({ wallet: wallet.key })
      .catch(({ code }: LatchkeyError) => ended.push([wallet.name, code]))
  await Promise.resolve()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(connectingExternalView(latchkey.state()).title).toContain('Harbor')
  latchkey.dispatch(modal.closeRequested())
  await eventually(() => expect(ended).toEqual([['Harbor', 'aborted']]))
})
