import { mainnet as viemMainnet, scroll } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createLatchkey } from '../../entries/index.ts'
import type { Latchkey, LatchkeyOptions, Network } from '../../entries/index.ts'
import { mountLatchkey } from '../../entries/modal.ts'
import { base, mainnet, solana } from '../../entries/networks.ts'
import { LatchkeyProvider, useLatchkeyNetwork } from '../../entries/react.ts'

const projectId = 'typed'
const narrow = createLatchkey({
  projectId,
  networks: [mainnet, solana, scroll],
  defaultNetwork: 'eip155:534352',
  rpcUrls: { 'eip155:1': 'https://rpc.example', [solana.id]: ['https://rpc.example'] },
  tokens: { 'eip155:534352': { address: '0x00' } },
})
type Narrow = 'eip155:1' | 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' | 'eip155:534352'

test('a Latchkey knows the ids of networks that are written out, of ours as of viem', () => {
  expectTypeOf(narrow).toEqualTypeOf<Latchkey<Narrow>>()
  expectTypeOf(narrow.switchNetwork).parameter(0).toEqualTypeOf<Narrow>()
})

test('an inline network counts as offered', () => {
  const own = createLatchkey({
    projectId,
    networks: [
      {
        id: 'eip155:31337',
        name: 'Own',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:8545'],
      },
      { ...viemMainnet, imageUrl: 'https://host.example/mainnet.png' },
      { ...base, rpcUrls: ['https://rpc.example'] },
    ],
  })
  expectTypeOf(own).toEqualTypeOf<Latchkey<'eip155:31337' | 'eip155:1' | 'eip155:8453'>>()
})

test('an unoffered network id is refused everywhere', () => {
  const networks = [mainnet, scroll] as const
  // @ts-expect-error not among the networks
  createLatchkey({ projectId, networks, defaultNetwork: 'eip155:8453' })
  // @ts-expect-error not among the networks
  createLatchkey({ projectId, networks, rpcUrls: { 'eip155:8453': 'https://rpc.example' } })
  // @ts-expect-error not among the networks
  createLatchkey({ projectId, networks, tokens: { 'eip155:8453': { address: '0x00' } } })
  // @ts-expect-error not among the networks
  void narrow.switchNetwork('eip155:8453')
  // @ts-expect-error not among the networks
  void (<LatchkeyProvider options={{ projectId, networks: [mainnet], defaultNetwork: 'eip155:8453' }} />)
  // @ts-expect-error a network is no number
  createLatchkey({ projectId, networks: [1] })
})

test('networks that are known at run time only may have any id', () => {
  const networks: Network[] = [mainnet]
  const wide = createLatchkey({ projectId, networks, defaultNetwork: 'eip155:8453' })
  expectTypeOf(wide).toEqualTypeOf<Latchkey>()
  expectTypeOf(createLatchkey({ projectId, networks: [mainnet, ...networks] })).toEqualTypeOf<Latchkey>()
  expectTypeOf(createLatchkey({} as LatchkeyOptions)).toEqualTypeOf<Latchkey>()
  expectTypeOf(createLatchkey({ projectId, networks: [{} as typeof scroll & { id: number }] })).toEqualTypeOf<
    Latchkey<'eip155:534352'>
  >()
})

test('a Latchkey of some networks goes wherever any Latchkey goes', () => {
  expectTypeOf<Latchkey<Narrow>>().toExtend<Latchkey>()
  expectTypeOf(mountLatchkey).toBeCallableWith(narrow)
  void (<LatchkeyProvider latchkey={narrow} />)
})

test('a hook returns the ids of the given Latchkey', () => {
  type Told = ReturnType<typeof useLatchkeyNetwork<typeof narrow>>
  expectTypeOf<Told['networks'][number]['id']>().toEqualTypeOf<Narrow>()
  expectTypeOf<Told['switchNetwork']>().parameter(0).toEqualTypeOf<Narrow>()
  expectTypeOf<Told['chainId']>().toEqualTypeOf<string | null>()
  expectTypeOf<ReturnType<typeof useLatchkeyNetwork>['networks']>().toEqualTypeOf<readonly Network[]>()
})
