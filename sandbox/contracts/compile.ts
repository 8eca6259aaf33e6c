import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Abi, Hex } from 'viem'

/** The parts of a compiled contract: its interface, its creation code, and its runtime code. */
export type ContractArtifact = { readonly abi: Abi; readonly bytecode: Hex; readonly code: Hex }

type CompilerOutput = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, CompiledContract>>
}

type CompiledContract = {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { object: string }; readonly deployedBytecode: { object: string } }
}

const contractNames = [
  'SandboxToken',
  'SandboxPermitToken',
  'SandboxWaryToken',
  'SandboxExchange',
  'SandboxCollectible',
  'SandboxRegistry',
  'SandboxResolver',
  'SandboxUniversalResolver',
  'SandboxOffchainResolver',
  'SandboxSmartAccount',
  'SandboxAccountFactory',
  'SandboxUserAccount',
  'SandboxUserAccountFactory',
  'SandboxPaymaster',
  'SandboxSwapRouter',
] as const

/** Files without a contract that others import. */
const importedNames = ['PackedUserOperation'] as const
const artifactsFile = new URL('./artifacts.json', import.meta.url)

/** Compiles every contract of this folder. Throws the compiler's own message if one does not compile. */
export function compileContracts(): Record<string, ContractArtifact> {
  // The compiler is a CommonJS WebAssembly module that takes a second to load. So only this function loads it.
  const compiler = createRequire(import.meta.url)('solc') as { compile(input: string): string }
  const output = JSON.parse(compiler.compile(JSON.stringify(compilerInput()))) as CompilerOutput
  const problems = (output.errors ?? []).filter((problem) => problem.severity === 'error')
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.formattedMessage).join('\n'))
  return Object.fromEntries(
    contractNames.map((name) => {
      const contract = output.contracts[`${name}.sol`]?.[name]
      if (!contract) throw new Error(`The compiler left out ${name}: name the contract like its file.`)
      const { bytecode, deployedBytecode } = contract.evm
      return [
        name,
        { abi: contract.abi, bytecode: `0x${bytecode.object}`, code: `0x${deployedBytecode.object}` },
      ]
    }),
  )
}

function compilerInput(): object {
  return {
    language: 'Solidity',
    sources: Object.fromEntries(
      [...contractNames, ...importedNames].map((name) => [`${name}.sol`, { content: readSource(name) }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without the metadata hash, the bytecode depends only on the code, not on comments or paths.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
}

function readSource(name: string): string {
  return readFileSync(new URL(`./${name}.sol`, import.meta.url), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(artifactsFile, `${JSON.stringify(compileContracts(), null, 2)}\n`)
  console.log('Wrote sandbox/contracts/artifacts.json')
}
