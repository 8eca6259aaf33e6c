import { expect, test } from 'vitest'
import { onRampVisit } from '../../sandbox/on-ramp/on-ramp-visit.ts'
import { localSolanaWallet, localWallet, terminalSandbox } from '../../terminal-sandbox.ts'
import { devnet } from '../send/solana-visitor.ts'
import { latchkeyRun } from '../terminal.ts'

const sandbox = terminalSandbox('solana', 'on-ramp')

/** Buys in the terminal for 100 dollars by card from a provider, whose page is given as a link, and waits until that came; what a balance shows is paid once it is known what was there before. */
async function buys(chain: string, seller: string, wallet = localWallet): Promise<void> {
  const { see, order, pay } = onRampVisit(sandbox)
  const run = latchkeyRun(['--sandbox', sandbox().endpoints.demo ?? '', '--networks', chain])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey: wallet } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'OnRampProviders' } },
    { wait: 'onRamp/optionsReceived', timeout: 60_000 },
    { type: 'onRamp/amountTyped', data: { text: '100', separator: '.' } },
    { wait: 'onRamp/quoteReceived', timeout: 60_000 },
  )
  run.tell(
    { press: `Continue with ${seller}`, timeout: 60_000 },
    { wait: 'onRamp/linkReceived', timeout: 60_000 },
  )
  const { data } = await run.event('onRamp/linkReceived')
  const { link } = data as { readonly link: string }
  if (seller !== 'Coinbase') await run.event('onRamp/balanceSeen')
  await pay(await order((await see(link)).url), '4242 4242 4242 4242')
  run.tell({ wait: 'onRamp/bought', timeout: 60_000 })
  await run.event('onRamp/bought')
  expect(await run.end()).toEqual({ err: '', code: 0 })
}

test('in the terminal the page to pay on is a link, and what was bought there is waited for', () =>
  buys('eip155:1', 'Coinbase'))

test('so it is on another chain', { tags: 'thorough' }, () => buys('eip155:137', 'Coinbase'))

test('SOL is bought from a provider that sells it, and seen on the chain', { tags: 'thorough' }, () =>
  buys(devnet, 'Meld.io', localSolanaWallet),
)
