import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultEndpoints } from '../../../../core/domain/options/endpoints.ts'
import { fixedOptions } from '../../../../core/domain/options/fixed-options.ts'
import { knownNetworks } from '../../../../core/domain/network/network-list.ts'
import { optionFields } from '../../../../core/domain/options/options.schema.ts'

const rows = Array.from(
  readFileSync('docs/options.md', 'utf8').matchAll(/^\| `(\w+)` +\| (.{20,}) \| (yes|no) +\|$/gm),
  ([, name = '', , live = '']) => ({ name, live }),
)
const policy = readFileSync('docs/content-security-policy.md', 'utf8')
const hostsIn = (text: string) => [...new Set(text.match(/(https|wss):\/\/[\w.-]+/g))].toSorted()

/** All code but that which says what options there are. */
const code = ['core', 'adapters', 'entries', 'renderers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^domain\/.*(options|endpoints)/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
)
const isRead = (name: string) => {
  const reading = new RegExp(
    `(options(\\(\\))?|current\\(\\)|endpoints)\\??\\.${name}\\b|\\b${name}\\b[^{}]*\\} = options|alsoOffBy: \\[[^\\]]*'${name}'`,
  )
  return code.some((text) => reading.test(text))
}

test('every option is documented, and no other', () => {
  const options = [
    ...Object.keys(optionFields),
    'siwe',
    'storage',
    'ports',
    'recorder',
    'onAnalytics',
    'logger',
  ]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(options.toSorted())
})

test('exactly the options that nothing reads are documented as without effect', () => {
  const names = [...Object.keys(optionFields), ...Object.keys(defaultEndpoints)]
  const said = Array.from(
    readFileSync('core/domain/options/host-options.ts', 'utf8').matchAll(
      /\/\*\* (.+) \*\/\s+readonly (\w+)\?:/g,
    ),
    ([, sentence = '', name = '']) => ({ sentence, name }),
  )
  const marked = said.flatMap(({ sentence, name }) =>
    names.includes(name) && sentence.includes('without effect until') ? [name] : [],
  )
  expect(marked.toSorted()).toEqual(names.filter((name) => !isRead(name)).toSorted())
})

test('exactly the fixed options are documented as fixed', () => {
  expect(rows.flatMap(({ name, live }) => (live === 'no' ? [name] : [])).toSorted()).toEqual(
    [...fixedOptions].toSorted(),
  )
})

test('the hosts of the documented policy are those of the endpoints and of the networks, and no other', () => {
  const nodes = knownNetworks.flatMap(({ rpcUrls }) => rpcUrls)
  expect(hostsIn(policy)).toEqual(hostsIn([...Object.values(defaultEndpoints), ...nodes].join(' ')))
})

test('a policy that lets pictures of the host’s own through is documented', () => {
  const rows = policy.split('\n').filter((line) => line.startsWith('| `img-src`'))
  for (const option of ['customWallets[].image_url', 'networks[].imageUrl'])
    expect(rows.filter((row) => row.includes(option))).toHaveLength(1)
})

test('the content security policy lists the node hosts of each network', () => {
  for (const { name, rpcUrls } of knownNetworks) {
    const row = policy.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? ''
    expect([name, hostsIn(row)]).toEqual([name, hostsIn(rpcUrls.join(' '))])
  }
})
