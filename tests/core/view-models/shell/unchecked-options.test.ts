import { expect, test } from 'vitest'
import { hostTokenOn } from '../../../../core/domain/options/host-token.ts'
import { completedOptions } from '../../../../core/domain/options/completed-options.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { explorerPageOf } from '../../../../core/domain/network/explorer-page.ts'
import { amountText } from '../../../../core/view-models/formats/amount-text.ts'
import { connectButtonView } from '../../../../core/view-models/buttons/connect-button.ts'
import { beginningWith } from '../../../../core/reducers/slices/boot-beginning.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'

test('a locale that is no language tag reads as English', () => {
  expect(amountText('1500000', { symbol: 'USD', decimals: 6 }, 'en_US')).toBe('1.5 USD')
})

test('an explorer that is no safe link has no pages', () => {
  const explorer = { name: 'Bad', url: 'javascript:alert(1)//' }
  expect(explorerPageOf({ ...mainnet, explorer }, '0x0')).toBeNull()
})

test('a host that gives null for its wording has ours on its button', () => {
  const given = { projectId: 'p', networks: [mainnet], strings: null } as unknown as HostOptions
  expect(connectButtonView(beginningWith(completedOptions(given))).button.label).toBe('Connect wallet')
})

test.each([null, 5, 'USDC', { 'eip155:1': null }, { 'eip155:1': 'USDC' }, { 'eip155:1': { address: 7 } }])(
  'tokens that are %j are none',
  (tokens) => {
    const given = { projectId: 'p', networks: [mainnet], tokens } as unknown as HostOptions
    expect(hostTokenOn({ options: completedOptions(given) }, mainnet.id)).toBeNull()
  },
)
