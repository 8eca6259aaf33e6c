import { expect, test } from 'vitest'
import {
  sessionAccounts,
  approvedChains,
  approvedIdOf,
  namespacesIn,
  sessionIn,
  peerWallet,
} from '../../../adapters/wallet-connect/session-reading.ts'
import type { PairedSession } from '../../../adapters/wallet-connect/session-reading.ts'
import { offeredNamespaces } from '../../../adapters/wallet-connect/offered-namespaces.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { failureFrom } from '../answers.ts'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const solanaAddress = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'

function session(namespaces: PairedSession['namespaces'], metadata: object = {}): PairedSession {
  return { topic: 'ab', namespaces, peer: { publicKey: '', metadata } } as unknown as PairedSession
}

const part = (accounts: string[], chains?: string[]) => ({
  accounts,
  methods: [],
  events: [],
  ...(chains && { chains }),
})

test('addresses are checksummed and unique on the chain of the session', async () => {
  const lower = alice.address.toLowerCase()
  const given = session({
    eip155: part(
      [`eip155:1:${lower}`, `eip155:1:${alice.address}`, `eip155:8453:${bob.address}`],
      ['eip155:1', 'eip155:8453'],
    ),
  })
  expect(await sessionIn(given, 'eip155')).toMatchObject({ accounts: [alice.address], chainId: 'eip155:1' })
  expect(await sessionIn(given, 'eip155', 'eip155:8453')).toEqual({
    namespace: 'eip155',
    accounts: [bob.address],
    chainId: 'eip155:8453',
  })
  expect(await sessionIn(given, 'solana')).toBe(null)
})

test('a wallet with an earlier Solana chain id is mapped to the current one and asked by its own', async () => {
  const earlier = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
  const given = session({ solana: part([`${earlier}:${solanaAddress}`], [earlier]) })
  expect(approvedChains(given, 'solana')).toEqual([devnet])
  expect(await sessionIn(given, 'solana', devnet)).toEqual({
    namespace: 'solana',
    accounts: [solanaAddress],
    chainId: devnet,
  })
  expect(approvedIdOf(given, devnet)).toBe(earlier)
  expect(approvedIdOf(session({ solana: part([`${devnet}:${solanaAddress}`]) }), devnet)).toBe(devnet)
})

test('a wallet may name each chain as a namespace of its own', async () => {
  const given = session({
    'eip155:10': part([`eip155:10:${alice.address}`]),
    [devnet]: part([`${devnet}:${solanaAddress}`]),
  })
  expect(approvedChains(given, 'eip155')).toEqual(['eip155:10'])
  expect(await sessionIn(given, 'solana')).toEqual({
    namespace: 'solana',
    accounts: [solanaAddress],
    chainId: devnet,
  })
  expect(await namespacesIn(given, () => null)).toMatchObject([
    { namespace: 'eip155' },
    { namespace: 'solana' },
  ])
})

test('addresses that are none are refused', async () => {
  for (const [key, account] of [
    ['eip155', 'eip155:1:0x12'],
    ['eip155', `eip155:1:${alice.address.replace('F', 'f')}`],
    ['solana', `${devnet}:${alice.address}`],
    ['solana', `${devnet}:<b>`],
  ] as const) {
    expect(await failureFrom(sessionIn(session({ [key]: part([account]) }), key))).toMatchObject({
      code: 'invalid-address',
    })
  }
})

test('wallet metadata is sanitized, and its icon is used only if safe', () => {
  const described = (metadata: object) => peerWallet(session({}, metadata))
  expect(
    described({
      name: '  Peb\u202ebl\u0000e ',
      icons: ['javascript:alert(1)', 'https://pebble.example/icon.png'],
    }),
  ).toEqual({
    key: 'ab',
    name: 'Pebble',
    icon: 'https://pebble.example/icon.png',
  })
  expect(described({ name: 'x'.repeat(300), icons: 'no list' })).toEqual({
    key: 'ab',
    name: `${'x'.repeat(49)}…`,
    icon: null,
  })
  expect(described({})).toEqual({ key: 'ab', name: 'Wallet', icon: null })
  expect(described({ name: ' \u200b ', icons: [7, 'http://pebble.example/icon.png'] }).name).toBe('Wallet')
})

test('each requested namespace is offered with its chains once', () => {
  const offered = offeredNamespaces(['eip155:1', 'eip155:10', 'eip155:1'])
  expect(Object.keys(offered)).toEqual(['eip155'])
  expect(offered['eip155']).toMatchObject({
    chains: ['eip155:1', 'eip155:10'],
    events: ['chainChanged', 'accountsChanged'],
  })
  expect(offeredNamespaces([devnet])['solana']?.methods).toContain('solana_signMessage')
})

test('a Solana chain is also offered by its earlier id', () => {
  expect(offeredNamespaces([devnet])['solana']?.chains).toEqual([
    devnet,
    'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  ])
})

test.each(['eip155', 'solana'] as const)(
  'a list of accounts with gaps in it names none on %s',
  async (namespace) => {
    expect(await failureFrom(sessionAccounts(namespace, Object.assign([], { length: 2 })))).toMatchObject({
      code: 'invalid-address',
    })
  },
)
