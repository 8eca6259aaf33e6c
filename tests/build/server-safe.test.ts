import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { exports as published } from '../../package.json' with { type: 'json' }

const run = promisify(execFile)
const entries = Object.values(published).flatMap((entry) =>
  typeof entry === 'object' ? [entry.default] : [],
)
const fileOf = (entry: string) => `file://${join(process.cwd(), entry)}`

/** The library that checks options in development keeps its settings there, which are empty; a production build has none of it. */
const ofSchemas = '__zod_globalConfig'

/** Imports a module, makes a Latchkey where it can, and tells what of the world was touched meanwhile. */
const watcher = `
  const touched = []
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'addEventListener', 'fetch', 'WebSocket', 'BroadcastChannel']) {
    const real = globalThis[name]
    if (typeof real !== 'function') continue
    globalThis[name] = new Proxy(real, {
      apply: (target, self, given) => { if (isWatched) touched.push(name); return Reflect.apply(target, self, given) },
      construct: (target, given) => { if (isWatched) touched.push('new ' + name); return Reflect.construct(target, given) },
    })
  }
  let isWatched = false
  const namesOf = () => Reflect.ownKeys(globalThis).map(String)
  const listenersOf = () => globalThis.process?.eventNames?.().map((name) => String(name) + process.listenerCount(name)) ?? []
  globalThis.lookAt = async (file, without, instead) => {
    // What Node itself begins with the first import, and with React, is not ours.
    await import('data:text/javascript,export {}')
    const rest = [namesOf(), listenersOf()]
    for (const name of without) delete globalThis[name]
    Object.assign(globalThis, instead)
    isWatched = true
    const module = await import(file)
    const made = module.createLatchkey && without.length === 0
      ? module.createLatchkey({ projectId: 'server', networks: [{ id: 'eip155:1', name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: ['https://one.example'] }] })
      : null
    made?.update({ themeMode: 'dark' })
    made?.state()
    isWatched = false
    return {
      touched,
      names: namesOf().filter((name) => !rest[0].includes(name) && name !== '${ofSchemas}'),
      listeners: listenersOf().filter((name) => !rest[1].includes(name)),
      exports: Object.keys(module).length,
    }
  }
`
const nothing = { touched: [], names: [], listeners: [] }

test.each(entries.filter((entry) => !entry.includes('cli')))(
  'importing %s in Node, and making a Latchkey, touches nothing',
  async (entry) => {
    const script = `${watcher}; console.log(JSON.stringify(await lookAt(${JSON.stringify(fileOf(entry))}, [])))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
    const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { exports: number }
    expect(told).toMatchObject(nothing)
    expect(told.exports).toBeGreaterThan(0)
  },
)

test('the terminal asks for the layout library that it is drawn with, and for nothing else', async () => {
  const script = `${watcher}; console.log(JSON.stringify(await lookAt(${JSON.stringify(fileOf('./dist/entries/cli.js'))}, [])))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  expect(JSON.parse(stdout)).toMatchObject({ touched: ['fetch'], listeners: [] })
})

const inWorker = (
  entries: readonly string[],
  without: readonly string[] = [],
  instead: Readonly<Record<string, unknown>> = {},
) =>
  new Promise((resolve, reject) => {
    const given = [without, instead].map((part) => JSON.stringify(part)).join()
    const code = `${watcher}
      const { parentPort } = require('node:worker_threads')
      const lookAtAll = async (files) => {
        const told = {}
        for (const [entry, file] of files) {
          try { told[entry] = await lookAt(file, ${given}) }
          catch (error) { told[entry] = String(error) }
        }
        return told
      }
      lookAtAll(${JSON.stringify(entries.map((entry) => [entry, fileOf(entry)]))}).then((told) => parentPort.postMessage(told), (error) => { throw error })`
    const worker = new Worker(code, { eval: true })
    worker.once('message', (told) => resolve(worker.terminate().then(() => told)))
    worker.once('error', reject)
  })

test.each(entries.filter((entry) => !/cli|testing/.test(entry)))(
  'importing %s in a worker touches nothing',
  { tags: 'thorough' },
  async (entry) => {
    expect(await inWorker([entry])).toMatchObject({ [entry]: nothing })
  },
)

/** What Node has, and a server or worker that is none may not. */
const ofNode = [
  'process',
  'navigator',
  'performance',
  'setInterval',
  'setImmediate',
  'Buffer',
  'WebSocket',
  'fetch',
  'crypto',
]
const withReact = entries.filter((entry) => /react|elements|wagmi\./.test(entry))
const withoutReact = entries.filter((entry) => !/react|elements|wagmi\.|cli/.test(entry))
const untouched = (entries: readonly string[]) =>
  Object.fromEntries(entries.map((entry) => [entry, { touched: [], names: [] }]))

test('every entry without React can be imported without process, navigator, performance and timers', async () => {
  expect(await inWorker(withoutReact, ofNode)).toMatchObject(untouched(withoutReact))
})

// React reads process.env.NODE_ENV as it is imported.
test('every entry with React can be imported with only process.env', async () => {
  expect(await inWorker(withReact, ofNode, { process: { env: {} } })).toMatchObject(untouched(withReact))
})

test('a server that renders two visitors at once separates their cookies', async () => {
  const file = (name: string) => JSON.stringify(fileOf(`./dist/entries/${name}.js`))
  const script = `
    const [{ createLatchkey }, { LatchkeyProvider, useLatchkeyTheme, useLatchkeyNetwork }, { base, mainnet }] =
      await Promise.all([import(${file('index')}), import(${file('react')}), import(${file('networks')})])
    const { createServer } = await import('node:http')
    const { createElement, Suspense, use } = await import('react')
    const { renderToReadableStream } = await import('react-dom/server')
    const Look = ({ wait }) => {
      use(wait)
      const { mode, language } = useLatchkeyTheme()
      return mode + ' ' + language + ' ' + useLatchkeyNetwork().networks.map(({ name }) => name).join()
    }
    let here = 0
    let open
    const wait = new Promise((resolve) => (open = resolve))
    const server = createServer(async ({ headers: { cookie } }, response) => {
      const { project, mode, language, chain } = Object.fromEntries(cookie.split('; ').map((pair) => pair.split('=')))
      const networks = chain === '1' ? [mainnet] : [base, mainnet]
      const latchkey = createLatchkey({ projectId: project, networks, themeMode: mode, locale: language })
      const app = createElement(LatchkeyProvider, { latchkey }, createElement(Suspense, null, createElement(Look, { wait })))
      const stream = renderToReadableStream(app)
      if (++here === 2) open()
      response.end(await new Response(await stream).text())
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    const visit = async (cookie) => (await fetch('http://127.0.0.1:' + server.address().port, { headers: { cookie } })).text()
    const both = await Promise.all([
      visit('project=one; mode=dark; language=en-GB; chain=1'),
      visit('project=two; mode=light; language=en; chain=8453'),
    ])
    server.closeAllConnections()
    server.close()
    console.log(JSON.stringify(both))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  const [one, two] = JSON.parse(stdout) as [string, string]
  expect(one).toContain('dark en-GB Ethereum')
  expect(two).toContain('light en Base,Ethereum')
  expect(one).not.toContain('Base')
})

test('on a server every verb ends with a clear code, nothing is left unhandled, and no modal is mounted', async () => {
  const file = (name: string) => JSON.stringify(fileOf(`./dist/entries/${name}.js`))
  const script = `
    const [{ createLatchkey }, { walletPairing }, { getProvider }, { mountLatchkey }, { mainnet }] = await Promise.all(
      ['index', 'headless', 'provider', 'modal', 'networks'].map((name) => import(${file('NAME')}.replace('NAME', name))))
    const latchkey = createLatchkey({ projectId: 'p', networks: [mainnet] })
    const code = (asked) => asked.then(() => 'answered', (error) => error.cause?.code ?? error.code)
    mountLatchkey(latchkey)()
    const told = {
      open: await code(latchkey.open()),
      pairing: await code(walletPairing(latchkey).begin()),
      connect: await code(latchkey.connect({ wallet: 'com.example.wallet' })),
      accounts: await code(getProvider(latchkey).request({ method: 'eth_requestAccounts' })),
      switch: await code(latchkey.switchNetwork(mainnet.id)),
      request: await code(latchkey.request({ method: 'personal_sign' })),
      disconnect: await code(latchkey.disconnect()),
    }
    latchkey.stop()
    console.log(JSON.stringify(told))`
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script])
  expect(JSON.parse(stdout)).toEqual({
    open: 'bad-request',
    pairing: 'storage-blocked',
    connect: 'wallet-missing',
    accounts: 'bad-request',
    switch: 'answered',
    request: 'unauthorized',
    disconnect: 'answered',
  })
  // The log tells every failure of a connector, and nothing else.
  expect(stderr.trim().split('\n')).toEqual([
    'Latchkey: pairing/failed (storage-blocked)',
    'Latchkey: connection/attemptFailed (wallet-missing)',
    'Latchkey: walletRequest/failed (unauthorized)',
  ])
})
