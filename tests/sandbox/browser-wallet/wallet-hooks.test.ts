import { expect, test } from 'vitest'
import { harbor, visitWallets } from './visit-wallets.ts'
import { hook, listenToWallets, request } from './wallet-page.ts'

const visit = visitWallets()

test('the site hears of accounts, networks and the end of the connection', async () => {
  await visit.connect(harbor)
  const heard = await listenToWallets(visit.page)
  await hook(visit.page, 'harbor', 'setAccounts', [1, 0])
  await hook(visit.page, 'harbor', 'setChain', 8453)
  await hook(visit.page, 'harbor', 'disconnect')
  expect(await heard()).toEqual([
    ['announced', 'Harbor'],
    ['announced', 'Beacon'],
    ['Harbor accountsChanged', [visit.address(2), visit.address(1)]],
    ['Harbor chainChanged', '0x2105'],
    ['Harbor accountsChanged', []],
    ['Harbor disconnect', expect.objectContaining({ code: 4900 })],
  ])
})

test('a locked wallet retains its permissions, and a revoked one does not', async () => {
  await visit.connect(harbor)
  const permitted = () => request(visit.page, harbor, 'wallet_getPermissions')
  await hook(visit.page, 'harbor', 'setAccounts', [])
  expect(await request(visit.page, harbor, 'eth_accounts')).toEqual({ result: [] })
  expect(await permitted()).toMatchObject({ result: [{ parentCapability: 'eth_accounts' }] })
  await hook(visit.page, 'harbor', 'revoke')
  expect(await permitted()).toEqual({ result: [] })
})

test('behaviour survives a reload until the wallet forgets', async () => {
  await hook(visit.page, 'harbor', 'behave', {
    answer: 'approve',
    addresses: 'lower-case',
    chainIdFormat: 'decimal',
  })
  await visit.page.reload()
  expect(await request(visit.page, harbor, 'eth_requestAccounts')).toEqual({
    result: [visit.address(1).toLowerCase()],
  })
  expect(await request(visit.page, harbor, 'eth_chainId')).toEqual({ result: '1' })
  await hook(visit.page, 'harbor', 'behave', {
    answer: 'reject',
    addresses: 'short',
    chainIdFormat: 'number',
  })
  expect(await request(visit.page, harbor, 'eth_accounts')).toEqual({
    result: [visit.address(1).slice(0, -2)],
  })
  expect(await request(visit.page, harbor, 'eth_chainId')).toEqual({ result: 1 })
  expect(await request(visit.page, harbor, 'personal_sign', ['0x00', visit.address(1)])).toMatchObject({
    code: 4001,
  })
  await hook(visit.page, 'harbor', 'forget')
  expect(await request(visit.page, harbor, 'eth_accounts')).toEqual({ result: [] })
  expect(await request(visit.page, harbor, 'eth_chainId')).toEqual({ result: '0x1' })
})

test('a wallet that forgets emits no event, not even later', async () => {
  await visit.connect(harbor)
  const heard = await listenToWallets(visit.page)
  await hook(visit.page, 'harbor', 'forget')
  await hook(visit.page, 'harbor', 'setChain', 8453)
  expect((await heard()).slice(2)).toEqual([['Harbor chainChanged', '0x2105']])
})

test('a wallet that hangs is still asking, and wakes when it behaves again', async () => {
  await hook(visit.page, 'harbor', 'behave', { answer: 'hang' })
  void request(visit.page, harbor, 'eth_requestAccounts').catch(() => undefined)
  expect(await request(visit.page, harbor, 'eth_requestAccounts')).toMatchObject({ code: -32002 })
  await hook(visit.page, 'harbor', 'behave', { answer: 'approve' })
  expect(await request(visit.page, harbor, 'eth_requestAccounts')).toEqual({ result: [visit.address(1)] })
})

test('the page URL selects the installed wallets, and the legacy one is only on window.ethereum', async () => {
  await visit.open('?wallets=legacy')
  expect(await announced()).toEqual([])
  await hook(visit.page, 'legacy', 'behave', { answer: 'approve' })
  expect(await request(visit.page, 'window.ethereum', 'eth_requestAccounts')).toEqual({
    result: [visit.address(5)],
  })
  await visit.page.evaluate(() => localStorage.setItem('sandbox:wallets', 'beacon'))
  await visit.open()
  expect(await announced()).toEqual(['Beacon'])
})

test('a late wallet announces itself when its time has come', async () => {
  await hook(visit.page, 'harbor', 'behave', { announceAfter: 50 })
  await visit.page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    window.addEventListener('eip6963:announceProvider', (event) =>
      heard.push((event as CustomEvent).detail.info.name),
    )
  })
  await visit.page.reload()
  const heard = () => visit.page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(['Beacon', 'Harbor'])
})

test('a hostile announcement is made again for a page that asks later', async () => {
  const heard = await visit.page.evaluate(() => {
    const names: string[] = []
    const { sandboxWallets } = window as unknown as {
      sandboxWallets: { announceHostile(kind: string): void }
    }
    sandboxWallets.announceHostile('look-alike')
    window.addEventListener('eip6963:announceProvider', (event) =>
      names.push((event as CustomEvent).detail.info.rdns),
    )
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return names
  })
  expect(heard).toContain('dev.latchkey.alike')
})

test('hostile announcements reach the page as they are', async () => {
  const kinds =
    'no-info no-provider script-icon empty-name wrong-uuid throwing-info remote-icon hidden-letters look-alike endless-name stacked-marks taken-rdns'.split(
      ' ',
    )
  const heard = await visit.page.evaluate((kinds) => {
    const details: unknown[] = []
    window.addEventListener('eip6963:announceProvider', (event) =>
      details.push((event as CustomEvent).detail),
    )
    const { sandboxWallets } = window as unknown as {
      sandboxWallets: { announceHostile(kind: string): void }
    }
    for (const kind of kinds) sandboxWallets.announceHostile(kind)
    return details.length
  }, kinds)
  expect(heard).toBe(kinds.length)
})

async function announced(): Promise<readonly unknown[]> {
  const heard = await listenToWallets(visit.page)
  return (await heard()).flatMap(([name, value]) => (name === 'announced' ? [value] : []))
}
