import { expect, test } from 'vitest'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import type { Log } from '../../../core/domain/options/log-level.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { SolanaPageWallet, StandardPage, solanaPeople } from './standard-wallet.ts'

const walletKey = 'standard:Lagoon'
const { alice } = solanaPeople
const { mainnet } = solanaChains

function open(lagoon = new SolanaPageWallet(alice), log?: Log) {
  const page = new StandardPage()
  page.install(lagoon)
  const standard = createWalletStandard({ target: page, send: async () => ({ signature: '' }), log })
  const connect = () => valueOf(standard.connect({ walletKey, chains: [mainnet] }, unhurried))
  const watch = (signal = unhurried) => listenTo(standard.watch({ walletKey }, signal))
  return { lagoon, standard, connect, watch }
}

/** Counts how often a wallet is told that it was left. */
function partings(lagoon: SolanaPageWallet): () => number {
  let count = 0
  lagoon.features['standard:disconnect'] = { version: '1.0.0', disconnect: async () => void (count += 1) }
  return () => count
}

/** Takes a question back, as a stop does, and answers how the wallet's owner agrees to it afterwards. */
async function takenBack({ lagoon, standard }: ReturnType<typeof open>): Promise<() => void> {
  let agree = (): void => {}
  lagoon.onConnect = () => new Promise<void>((resolve) => (agree = resolve))
  const abort = new AbortController()
  const failure = failureFrom(standard.connect({ walletKey, chains: [mainnet] }, abort.signal))
  await eventually(() => expect(lagoon.asked).toHaveLength(1))
  abort.abort()
  expect(await failure).toMatchObject({ code: 'aborted' })
  return agree
}

test('a late approval of an aborted question is revoked at the wallet', async () => {
  const page = open()
  const left = partings(page.lagoon)
  const agree = await takenBack(page)
  expect(left()).toBe(0)
  agree()
  await eventually(() => expect(left()).toBe(1))
})

test('a late approval is not revoked while another instance uses the wallet', async () => {
  const lagoon = new SolanaPageWallet(alice)
  const left = partings(lagoon)
  const [one, other] = [open(lagoon), open(lagoon)]
  const late = { walletKey, isLate: true } as const
  const abort = new AbortController()
  await one.connect()
  await other.connect()
  other.watch(abort.signal)
  await valueOf(one.standard.disconnect(late, unhurried))
  expect(left()).toBe(0)
  abort.abort()
  await valueOf(one.standard.disconnect(late, unhurried))
  expect(left()).toBe(1)
})

test('a wallet that cannot revoke a late approval reports it, but not on a normal disconnect', async () => {
  const { lagoon, standard, connect } = open()
  await connect()
  delete lagoon.features['standard:disconnect']
  const late = { walletKey, isLate: true } as const
  expect(await failureFrom(standard.disconnect(late, unhurried))).toMatchObject({
    code: 'method-unsupported',
  })
  expect(await valueOf(standard.disconnect({ walletKey }, unhurried))).toBe(null)
})

test('after a stop the log reports a wallet that cannot revoke a late approval', async () => {
  const said: Parameters<Log>[] = []
  const page = open(new SolanaPageWallet(alice), (...line) => said.push(line))
  delete page.lagoon.features['standard:disconnect']
  const agree = await takenBack(page)
  agree()
  await eventually(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatchObject(['error', expect.stringContaining('Lagoon'), { code: 'method-unsupported' }])
})
