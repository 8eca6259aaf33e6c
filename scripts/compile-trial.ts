import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const name = 'AccountTrial'
const source = new URL('../adapters/preflight/AccountTrial.sol', import.meta.url)
const target = new URL('../adapters/preflight/account-simulation.ts', import.meta.url)

type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, Compiled>>
}
type Compiled = { readonly evm: { readonly deployedBytecode: { readonly object: string } } }

/** Compiles the contract that simulates calls, and returns the code that a node uses in place of an account's code. */
export function compileTrial(): `0x${string}` {
  // The compiler is a WebAssembly module that takes a second to load.
  const compiler = createRequire(import.meta.url)('solc') as { compile(input: string): string }
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: readFileSync(source, 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 1 },
      // Chains without the newer opcodes run this version, too.
      evmVersion: 'paris',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
    },
  }
  const output = JSON.parse(compiler.compile(JSON.stringify(input))) as Output
  const problems = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  const compiled = output.contracts[name]?.[name]
  if (problems.length > 0 || !compiled)
    throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return `0x${compiled.evm.deployedBytecode.object}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const comment = '/** The code of `AccountTrial.sol`, as `npm run trial` compiles it. */'
  writeFileSync(target, `${comment}\nexport const accountSimulationCode =\n  '${compileTrial()}'\n`)
  console.log('Wrote adapters/preflight/account-simulation.ts')
}
