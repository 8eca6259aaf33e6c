import { expect, inject, test } from 'vitest'
import { headlessRun, latchkey } from './installed-command.ts'
import { willingPhone } from './phone.ts'
import { profileFolder } from './profile-folder.ts'

test('a phone that was paired is connected again by the next run, on the chain it was on', async () => {
  const phone = await willingPhone()
  const profile = ['--profile', profileFolder()]
  const first = headlessRun(profile)
  first.tell({ type: 'modal/openRequested' }, { type: 'pairing/walletChosen', data: { walletId: null } })
  await phone.pair(String((await first.event('pairing/ready')).data['uri']))
  await first.event('connection/established')
  await phone.switchChain('eip155:8453')
  first.tell(
    { wait: 'connection/chainChanged', timeout: 60_000 },
    { wait: 'storage/written', timeout: 60_000 },
  )
  expect(await first.end()).toEqual({ err: '', code: 0 })
  const second = headlessRun(profile)
  second.tell({ wait: 'connection/established', timeout: 60_000 })
  const { data } = await second.event('connection/established')
  expect(await second.end()).toEqual({ err: '', code: 0 })
  expect(data).toMatchObject({
    namespaces: [{ accounts: [phone.accounts[0]?.evm.address], chainId: 'eip155:8453' }],
  })
  expect(phone.sessions()).toHaveLength(1)
})

test('a second run on a profile that is in use is refused with 1', async () => {
  const folder = profileFolder()
  const first = headlessRun(['--profile', folder])
  first.tell({ wallet: 'approve' })
  await first.event('host/started')
  const sandbox = inject('sandbox').demo ?? ''
  expect(await latchkey(['run', '-', '--sandbox', sandbox, '--profile', folder])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is used by another latchkey \(process \d+\); quit that one/),
  })
  expect(await first.end()).toEqual({ err: '', code: 0 })
})
