import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { parseOptions } from '../../../../core/domain/options/parse-options.ts'
import { featureOptions } from '../../../../core/domain/options/feature-options.ts'
import { fixedOptions } from '../../../../core/domain/options/fixed-options.ts'
import { foreignOptions } from '../../../../core/domain/options/foreign-options.ts'
import { optionNames } from '../../../../core/domain/options/option-error.ts'
import { requireOptions } from '../../../../core/domain/options/required-options.ts'
import { projectFeatures } from '../../../../core/domain/options/without-project.ts'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'

const good = { projectId: 'p', networks: [mainnet, base] }
const complaint = (options: unknown) => {
  try {
    parseOptions(options)
  } catch (error) {
    return (error as Error).message
  }
  return 'no error'
}

test('a project id and one network suffice, and everything else has a default', () => {
  const options = parseOptions(good)
  expect(options.enableEIP6963).toBe(true)
  expect(options.enableAnalytics).toBe(false)
  expect(options.allWallets).toBe('SHOW')
  expect(options.endpoints.registry).toBe('https://api.web3modal.org')
  expect(options.themeMode).toBe('auto')
})

test.each([
  ['the id of the provider that is built in', { id: 'coinbase' }],
  ['a name of blanks', { name: '  ' }],
  ['a place that there is not', { url: 'https://m.example/?to={adress}' }],
])('a provider to buy from with %s is refused', (_, wrong) => {
  const provider = { id: 'm', name: 'M', url: 'https://m.example/?to={address}', namespaces: ['eip155'] }
  expect(complaint({ ...good, onRampProviders: [provider] })).toBe('no error')
  expect(complaint({ ...good, onRampProviders: [{ ...provider, ...wrong }] })).toMatch(
    /onRampProviders must be a list of providers/,
  )
})

test('a viem chain is accepted as a network with the additions of the host', () => {
  const imageUrl = 'https://host.example/sepolia.png'
  const { networks } = parseOptions({
    ...good,
    networks: [mainnet, { ...viemChains.sepolia, imageUrl }, viemChains.foundry],
  })
  expect(networks).toEqual([
    mainnet,
    {
      id: 'eip155:11155111',
      name: 'Sepolia',
      nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [...viemChains.sepolia.rpcUrls.default.http],
      explorer: expect.objectContaining({ name: 'Etherscan', url: 'https://sepolia.etherscan.io' }) as object,
      imageUrl,
      isTestnet: true,
    },
    {
      id: 'eip155:31337',
      name: 'Foundry',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
    },
  ])
})

test('an invalid viem chain is reported like any network', () => {
  expect(complaint({ ...good, networks: [{ id: 5, name: 'Five' }] })).toContain('networks[0].nativeCurrency')
  const chain = { ...viemChains.sepolia, rpcUrls: { default: { http: ['http://rpc.example'] } } }
  expect(complaint({ ...good, networks: [chain] })).toContain('networks[0].rpcUrls[0]')
})

test('a replaced endpoint leaves the others unchanged, and a single RPC URL becomes a list', () => {
  const options = parseOptions({
    ...good,
    endpoints: { registry: 'http://127.0.0.1:4000' },
    rpcUrls: { 'eip155:1': 'http://localhost:8545' },
  })
  expect(options.endpoints.registry).toBe('http://127.0.0.1:4000')
  expect(options.endpoints.relay).toBe('wss://relay.walletconnect.org')
  expect(options.rpcUrls).toEqual({ 'eip155:1': ['http://localhost:8545'] })
})

test('an invalid option is reported with its value and the expected one', () => {
  expect(complaint({ ...good, themeMode: 'blue' })).toMatchInlineSnapshot(
    `"The option "themeMode" is the string "blue"; themeMode must be "light", "dark" or "auto"."`,
  )
  expect(complaint({ networks: [mainnet] })).toMatchInlineSnapshot(
    `"The option "projectId" is missing; projectId must be a string without spaces or letters beyond ASCII, the id of your project, by which endpoints.registry, endpoints.blockchainApi, endpoints.relay and endpoints.analytics know you (services of your own in their place may take any); only with features: { pairing: false, registry: false } and nothing else that needs one may it be left out."`,
  )
  expect(complaint({ ...good, networks: [] })).toMatchInlineSnapshot(
    `"The option "networks" is an empty list; networks must be a list of at least one network, none twice, each with id, name, nativeCurrency and rpcUrls, such as [mainnet, base] from latchkey/networks."`,
  )
  expect(
    complaint({ ...good, customWallets: [{ id: 'x', name: 'X', homepage: 'javascript:alert(1)' }] }),
  ).toMatchInlineSnapshot(
    `"The option "customWallets[0].homepage" is the string "javascript:alert(1)"; customWallets must be a list of wallets, none twice, each with id and name, and https URLs for its pages and image."`,
  )
  expect(complaint({ ...good, enableSwaps: 'yes' })).toMatchInlineSnapshot(
    `"The option "enableSwaps" is the string "yes"; enableSwaps must be true or false."`,
  )
  expect(complaint({ ...good, defaultNetwork: 'eip155:137' })).toMatchInlineSnapshot(
    `"The option "defaultNetwork" is the string "eip155:137"; defaultNetwork must be the CAIP-2 id of one of your networks, such as "eip155:1"."`,
  )
  expect(complaint(null)).toMatchInlineSnapshot(
    `"The options are null; expected an object with projectId and networks."`,
  )
})

const alone = { networks: [mainnet], features: { pairing: false, registry: false } }

test('without pairing and registry no project id is needed, and dependent features are off', () => {
  const options = parseOptions(alone)
  expect(options.projectId).toBe('')
  expect(projectFeatures.every((name) => options.features[name] === false)).toBe(true)
  expect(parseOptions({ ...alone, projectId: 'p' }).features).toEqual(alone.features)
})

test.each([
  { features: { pairing: false } },
  { features: { registry: false } },
  { features: { ...alone.features, email: true } },
  { features: { ...alone.features, socials: ['google'] } },
  { features: { ...alone.features, swap: true } },
  { enableAnalytics: true },
])('a missing project id is reported if %j needs one', (more) => {
  expect(complaint({ ...alone, ...more })).toMatch(/^The option "projectId" is missing;/)
  expect(() => requireOptions({ ...alone, ...more } as never)).toThrow('The option "projectId" is missing')
  expect(parseOptions({ ...alone, ...more, projectId: 'p' }).projectId).toBe('p')
})

test('production allows a missing project id but not missing networks', () => {
  expect(() => requireOptions(alone)).not.toThrow()
  expect(() => requireOptions({ ...alone, networks: [] })).toThrow('The option "networks" is missing')
})

test('a duplicate network or wallet is reported', () => {
  expect(complaint({ ...good, networks: [mainnet, mainnet] })).toContain(
    'The option "networks" has "eip155:1" twice;',
  )
  const quay = { id: 'quay', name: 'Quay' }
  expect(complaint({ ...good, customWallets: [quay, quay] })).toContain(
    'The option "customWallets" has "quay" twice;',
  )
})

test('an unencrypted URL is reported with the hosts that may be unencrypted', () => {
  const sockets = ['wss://rpc.example/key', 'ws://127.0.0.1:8546']
  expect(complaint({ ...good, rpcUrls: { 'eip155:1': sockets } })).toBe('no error')
  expect(complaint({ ...good, rpcUrls: { 'eip155:1': ['ws://rpc.example'] } })).toContain(
    'use wss: elsewhere',
  )
  expect(complaint({ ...good, networks: [{ ...mainnet, rpcUrls: sockets }] })).toContain(
    'networks[0].rpcUrls[0]',
  )
  expect(complaint({ ...good, rpcUrls: { 'eip155:1': 'http://rpc.example' } })).toMatchInlineSnapshot(
    `"The option "rpcUrls.eip155:1" is the string "http://rpc.example"; http: is for loopback only (localhost, 127.0.0.1, [::1]), use https: elsewhere."`,
  )
  expect(
    complaint({ ...good, networks: [{ ...mainnet, rpcUrls: ['http://10.0.0.2:8545'] }] }),
  ).toMatchInlineSnapshot(
    `"The option "networks[0].rpcUrls[0]" is the string "http://10.0.0.2:8545"; http: is for loopback only (localhost, 127.0.0.1, [::1]), use https: elsewhere."`,
  )
  expect(complaint({ ...good, endpoints: { relay: 'ws://relay.example' } })).toMatchInlineSnapshot(
    `"The option "endpoints.relay" is the string "ws://relay.example"; ws: is for loopback only (localhost, 127.0.0.1, [::1]), use wss: elsewhere."`,
  )
  expect(complaint({ ...good, termsConditionsUrl: 'http:' })).toMatchInlineSnapshot(
    `"The option "termsConditionsUrl" is the string "http:"; termsConditionsUrl must be an https URL."`,
  )
})

test('an unexpected key of an option is reported, whatever its value', () => {
  expect(complaint({ ...good, rpcUrls: { '1': 'http://127.0.0.1' } })).toMatchInlineSnapshot(
    `"The option "rpcUrls" has the key "1"; rpcUrls must be an object from the CAIP-2 id of one of your networks ("eip155:1") to an https URL or a list of https and wss ones."`,
  )
  expect(complaint({ ...good, endpoints: { foo: 'https://foo.example' } })).toMatchInlineSnapshot(
    `"The option "endpoints" has the key "foo"; endpoints must be an object with any of registry, blockchainApi, relay, frame, analytics, each an https (relay: wss) URL."`,
  )
  expect(complaint({ ...good, customWallets: [{ id: 'x', name: 'X', nmae: 'X' }] })).toMatchInlineSnapshot(
    `"The option "customWallets[0]" has the key "nmae"; customWallets must be a list of wallets, none twice, each with id and name, and https URLs for its pages and image."`,
  )
})

test('an unknown social provider is reported with the known ones', () => {
  expect(complaint({ ...good, features: { socials: ['twitter'] } })).toContain(
    'features must be an object with socials, a list of google, github, apple, facebook, x, discord, farcaster, none twice, and any of email, ',
  )
})

test('null means absent wherever the published types allow it, and nowhere else', () => {
  const names = ['homepage', 'image_url', 'mobile_link', 'desktop_link', 'webapp_link']
  const stores = ['app_store', 'play_store', 'chrome_store', 'rdns']
  const nothing = Object.fromEntries([...names, ...stores].map((name) => [name, null]))
  const address = `0x${'1'.repeat(40)}`
  const { customWallets, tokens } = parseOptions({
    ...good,
    customWallets: [{ id: 'quay', name: 'Quay', ...nothing }],
    tokens: { 'eip155:1': { address, image: null } },
  })
  expect(customWallets).toEqual([{ id: 'quay', name: 'Quay' }])
  expect(tokens).toEqual({ 'eip155:1': { address } })
  expect(complaint({ ...good, customWallets: [{ id: 'quay', name: null }] })).toContain(
    'The option "customWallets[0].name" is null;',
  )
  expect(complaint({ ...good, tokens: { 'eip155:1': { address: null } } })).toContain(
    'The option "tokens.eip155:1.address" is null;',
  )
  expect(complaint({ ...good, networks: [{ ...mainnet, explorer: null }] })).toContain(
    'The option "networks[0].explorer" is null;',
  )
})

test('an unknown option is reported with the closest known name', () => {
  expect(complaint({ ...good, enableEip6963: true })).toMatchInlineSnapshot(
    `"There is no option "enableEip6963"; did you mean "enableEIP6963"?"`,
  )
})

test.each([
  ['appName', 'metadata.name'],
  ['chains', 'networks'],
  ['initialChain', 'defaultNetwork'],
  ['theme', 'themeMode'],
  ['walletConnectProjectId', 'projectId'],
])('%s of another wallet kit is reported as %s here', (theirs, ours) => {
  expect(complaint({ ...good, [theirs]: 'x' })).toBe(
    `There is no option "${theirs}"; here it is called "${ours}".`,
  )
})

test('an option of another wallet kit without an equivalent is reported as such', () => {
  expect(complaint({ ...good, modalSize: 'compact' })).toBe(
    'There is no option "modalSize"; nothing here is like it, leave it out (docs/options.md says what there is).',
  )
})

test('every mapped option of another wallet kit names an existing option', () => {
  const names = [...optionNames, ...fixedOptions] as readonly string[]
  for (const [theirs, ours] of Object.entries(foreignOptions)) {
    expect(names).not.toContain(theirs)
    const [option = '', field] = ours?.split(/[.[]/) ?? ['networks']
    expect(names).toContain(option)
    if (option === 'features') expect(['email', ...featureOptions]).toContain(field)
  }
})

test.each([
  ['allWallets', 'ALL'],
  ['includeWalletIds', 'abc'],
  ['excludeWalletIds', [1]],
  ['featuredWalletIds', ['']],
  ['tokens', { 'eip155:1': 'USDC' }],
  ['tokens', { 'eip155:1': { address: '0xnowhere' } }],
  ['tokens', { 'eip155:1': { address: `0x${'1'.repeat(40)}`, image: 'javascript:alert(1)' } }],
  ['tokens', { mainnet: { address: `0x${'1'.repeat(40)}` } }],
  ['termsConditionsUrl', 'ftp://terms.example'],
  ['privacyPolicyUrl', 42],
  ['metadata', { name: 'x' }],
  ['enableAnalytics', 1],
  ['enableOnramp', null],
  ['isSiweEnabled', 'no'],
  ['themeVariables', { '--accent': 'red' }],
  ['locale', 'english!'],
  ['locale', 'ab-cd-ef-gh'],
  ['projectId', '…'],
  ['networks', [mainnet, mainnet]],
  ['networks', [{ ...mainnet, id: 'eip155:abc' }]],
  ['networks', [{ ...mainnet, imageUrl: 'javascript:alert(1)' }]],
  ['strings', { 'connect.title': 7 }],
  [
    'customWallets',
    [
      { id: 'x', name: 'X' },
      { id: 'x', name: 'Y' },
    ],
  ],
  ['endpoints', { relay: 'https:nowhere' }],
  ['rpcUrls', { ethereum: 'https://rpc.example' }],
  ['features', { swaps: true }],
])('the option %s refuses %j and is named in the error', (option, value) => {
  expect(complaint({ ...good, [option]: value })).toContain(`The option "${option}`)
})
