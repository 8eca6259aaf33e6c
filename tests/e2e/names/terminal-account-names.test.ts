import { expect, test } from 'vitest'
import { localWallet, terminalSandbox } from '../../terminal-sandbox.ts'
import { latchkeyRun } from '../terminal.ts'

const chain = 'eip155:1'
const sandbox = terminalSandbox()

test('the terminal registers a name for the account', async () => {
  const run = latchkeyRun(['--sandbox', sandbox().endpoints.demo ?? '', '--networks', chain])
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey: localWallet } },
    { wait: 'connection/established', timeout: 60_000 },
    { type: 'modal/openRequested', data: { view: 'Account' } },
    { type: 'router/viewPushed', data: { view: 'RegisterAccountName' } },
    { wait: 'accountNames/ownNamesReceived', timeout: 60_000 },
    { type: 'accountNames/nameTyped', data: { text: 'typesetter' } },
    { wait: 'accountNames/nameFound', timeout: 60_000 },
    { press: 'Register', timeout: 60_000 },
    { wallet: 'approve' },
    { wait: 'accountNames/registered', timeout: 60_000 },
  )
  const { data } = await run.event('accountNames/registered')
  const { address, name } = data as { readonly address: string; readonly name: string }
  expect(name).toBe('typesetter.wcn.id')
  const url = `${sandbox().endpoints.blockchainApi}/v1/profile/reverse/${address}?apiVersion=2`
  expect(await (await fetch(url)).json()).toMatchObject([{ name }])
  expect(await run.end()).toEqual({ err: '', code: 0 })
})
