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

test('the terminal shows the payment page as a link and waits for the purchase', () =>
  buys('eip155:1', 'Coinbase'))

test('the same works on another chain', { tags: 'thorough' }, () => buys('eip155:137', 'Coinbase'))

test('a provider sells SOL, and the chain reports it', { tags: 'thorough' }, () =>
  buys(devnet, 'Meld.io', localSolanaWallet),
)
