import { expect, test } from 'vitest'
import { namespaceOf } from '../../../core/domain/values/caip.ts'
import type { HostOptions } from '../../../core/domain/options/host-options.ts'
import {
  base,
  mainnet,
  optimism,
  polygon,
  solana,
  solanaDevnet,
} from '../../../core/domain/network/known-networks.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import type { RememberedSession } from '../../../core/domain/sessions/remembered-sessions.ts'
import { beginningWith, bootBeginning } from '../../../core/reducers/slices/boot-beginning.ts'
import { currentChain } from '../../../core/selectors/network/current-chain.ts'
import { preferredChain } from '../../../core/selectors/network/preferred-chain.ts'
import { orderedChains } from '../../../core/selectors/network/ordered-chains.ts'

const wallet = { key: 'dev.latchkey.harbor', name: 'Harbor', icon: null }

/** What is known before anything is connected; `last` are the chains of the last visit. */
function beginning({
  preferred = null,
  last = [],
  ...given
}: Partial<HostOptions> & { preferred?: string | null; last?: RememberedSession['namespaces'] } = {}) {
  const options = parseOptions({ projectId: 'p', networks: [polygon, base, solana, solanaDevnet], ...given })
  const { connection } = beginningWith(options)
  const remembered = last.length > 0 ? [{ connector: 'injected' as const, wallet, namespaces: last }] : []
  return {
    options,
    network: {
      preferred: preferred === null ? {} : { [namespaceOf(preferred)]: preferred },
      lastPreferred: preferred === null ? null : namespaceOf(preferred),
      switches: {},
      lastSwitch: {},
      lastChosen: null,
      search: '',
      names: {},
    },
    connection: { ...connection, remembered },
  }
}

const lastOnBase = [{ namespace: 'eip155' as const, chainId: base.id }]

test('the preferred chain is the choice, then the last used, then the default, then the first', () => {
  const defaultNetwork = solana.id
  const all = { preferred: solanaDevnet.id, last: lastOnBase, defaultNetwork }
  expect(preferredChain(beginning(all))).toBe(solanaDevnet.id)
  expect(preferredChain(beginning({ ...all, preferred: null }))).toBe(base.id)
  expect(preferredChain(beginning({ defaultNetwork }))).toBe(solana.id)
  expect(preferredChain(beginning())).toBe(polygon.id)
})

test('the preferred chain is chain 1 without any network', () => {
  expect(preferredChain(bootBeginning)).toBe(mainnet.id)
})

test('a last chain that is no longer offered or stored is ignored', () => {
  expect(preferredChain(beginning({ last: [{ namespace: 'eip155', chainId: optimism.id }] }))).toBe(
    polygon.id,
  )
  expect(preferredChain(beginning({ last: [{ namespace: 'eip155' }] }))).toBe(polygon.id)
})

test('the last chain of each namespace is preferred', () => {
  const last = [...lastOnBase, { namespace: 'solana' as const, chainId: solanaDevnet.id }]
  expect(orderedChains(beginning({ last }))).toEqual([base.id, solanaDevnet.id, polygon.id, solana.id])
})

test('a network to begin with that is not on offer any more counts as none, in its namespace too', () => {
  const { options, ...rest } = beginning({ defaultNetwork: base.id })
  const without = (...networks: (typeof options)['networks']) => ({
    ...rest,
    options: { ...options, networks },
  })
  expect(preferredChain(without(polygon))).toBe(polygon.id)
  expect(currentChain(without(solana), 'eip155')).toBeNull()
  expect(currentChain(without(solana, polygon), 'eip155')).toBe(polygon.id)
})
