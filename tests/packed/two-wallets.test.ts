import { expect, test } from 'vitest'
import { headlessRun } from './installed-command.ts'
import { waitingPhone } from './phone.ts'
import { profileFolder } from './profile-folder.ts'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const soon = (wait: string) => ({ wait, timeout: 60_000 })

test('a local wallet and a phone for Solana beside it are restored by the next run, and one is left', async () => {
  const phone = await waitingPhone()
  const flags = ['--profile', profileFolder(), '--networks', `eip155:1,eip155:8453,${devnet}`]
  const first = headlessRun(flags)
  const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  first.tell(
    { type: 'connection/walletChosen', data: { walletKey: 'dev.latchkey.local-key' } },
    soon('connection/established'),
    { type: 'network/chosen', data: { chainId: 'eip155:8453' } },
    soon('network/switched'),
    { type: 'modal/openRequested', data: { view: 'Connect' } },
    { type: 'pairing/walletChosen', data: { walletId: null } },
  )
  await phone.pair(String((await first.event('pairing/ready')).data['uri']))
  await proposed
  await phone.approve({ namespaces: ['solana'] })
  first.tell(soon('connection/established'), soon('storage/written'))
  expect(await first.end()).toEqual({ err: '', code: 0 })

  const second = headlessRun(['--state', ...flags])
  second.tell(soon('connection/established'), soon('connection/established'))
  second.tell({ type: 'connection/disconnectRequested', data: { namespace: 'solana' } })
  second.tell(soon('connection/walletNotified'))
  expect(await second.end()).toEqual({ err: '', code: 0 })
  expect(phone.sessions()).toEqual([])

  const third = headlessRun(flags)
  third.tell(soon('connection/established'))
  const { data } = await third.event('connection/established')
  expect(await third.end()).toEqual({ err: '', code: 0 })
  expect(data['namespaces']).toMatchObject([{ namespace: 'eip155', chainId: 'eip155:8453' }])
})
