import { base, mainnet, polygon, solanaDevnet } from 'latchkey/networks'
import type { SettingControl, SettingField, SettingGroup } from './setting-field.ts'

const chainIds = [mainnet, base, polygon, solanaDevnet].map((network) => network.id)
const text: SettingControl = { kind: 'text' }
const json: SettingControl = { kind: 'json' }
const list: SettingControl = { kind: 'list' }
const onOff: SettingControl = { kind: 'switch' }
const walletIds = 'Registry ids, one per line'

function field(name: string, control: SettingControl, more: Partial<SettingField> = {}): SettingField {
  return { name, label: name, control, ...more }
}

/** Every option of a host, in the order of the panel. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Project',
    fields: [
      field('projectId', text),
      field('metadata', json, { isLater: true, hint: 'How wallets are told about this app' }),
      field('termsConditionsUrl', text, { placeholder: 'https://' }),
      field('privacyPolicyUrl', text, { placeholder: 'https://' }),
    ],
  },
  {
    title: 'Networks',
    fields: [
      field('networks', { kind: 'several', choices: chainIds }),
      field('defaultNetwork', { kind: 'text', suggestions: chainIds }, { placeholder: 'eip155:1' }),
      field('allowUnsupportedChain', onOff),
      field('ccipRead', onOff),
      field('tokens', json, { placeholder: '{ "eip155:1": { "address": "0x…" } }' }),
    ],
  },
  {
    title: 'Wallets',
    fields: [
      field('allWallets', { kind: 'choice', choices: ['SHOW', 'HIDE', 'ONLY_MOBILE'] }, { isLater: true }),
      field('enableEIP6963', onOff),
      field('includeWalletIds', list, { hint: walletIds }),
      field('excludeWalletIds', list, { hint: walletIds }),
      field('featuredWalletIds', list, { hint: walletIds }),
      field('customWallets', json, { isLater: true, placeholder: '[{ "id": "quay", "name": "Quay" }]' }),
    ],
  },
  {
    title: 'Look and words',
    fields: [
      field(
        'themeMode',
        { kind: 'choice', choices: ['auto', 'light', 'dark'] },
        { hint: 'Tidewater follows it too' },
      ),
      field('accent', text, { label: '--latchkey-accent', placeholder: '#0f6f80' }),
      field('radius', text, { label: '--latchkey-radius', placeholder: '20px' }),
      field('font', text, {
        label: '--latchkey-font',
        placeholder: 'Georgia, serif',
      }),
      field('themeVariables', json, { placeholder: '{ "--latchkey-primary": "#0b3b4c" }' }),
      field('locale', { kind: 'text', suggestions: ['en', 'de', 'ar'] }),
      field('strings', json, { placeholder: '{ "connect.title": "Come aboard" }' }),
    ],
  },
  {
    title: 'Features',
    fields: [
      field('enableSwaps', onOff),
      field('enableOnramp', onOff),
      field('isSiweEnabled', onOff, { hint: 'Passengers sign in at Tidewater’s own server' }),
      field('siwe', json, { placeholder: '{ "signOutOnNetworkChange": false }' }),
      field('enableAnalytics', onOff, { hint: 'What is sent stands in the log of events' }),
      field('analytics', json, { placeholder: '{ "addresses": true }' }),
      field('features', json, { placeholder: '{ "email": true, "history": false }' }),
    ],
  },
  {
    title: 'Services',
    fields: [
      field('endpoints', json, { hint: 'Filled from the sandbox' }),
      field('rpcUrls', json, { hint: 'Filled from the sandbox' }),
      field('swapSpenders', json, { hint: 'Filled from the sandbox' }),
      field('knownTokens', json, { hint: 'Filled from the sandbox' }),
      field('onRampProviders', json, { hint: 'Filled from the sandbox' }),
    ],
  },
]

/** Every field of every group. */
export const settingFields: readonly SettingField[] = settingGroups.flatMap((group) => group.fields)
