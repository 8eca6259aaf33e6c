import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getContractAddress, type Address, type Hex } from 'viem'
import { plantCreation, type RunCalls } from './plant-outcome.ts'
import { deployer } from './sample-contracts.ts'

// The salt with which Permit2 was deployed on the public networks.
const salt: Hex = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000'
// The deployed bytecode: this constructor, then the runtime code with a blank chain id and domain separator.
const construction: Hex =
  '0x60c0346100bb574660a052602081017f8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a86681527f9ac997416e8ff9d2ff6bebeb7149f65cdae5e32e2b90440b566bb3044041d36a60408301524660608301523060808301526080825260a082019180831060018060401b038411176100a557826040525190206080526123c090816100c1823960805181611b47015260a05181611b210152f35b634e487b7160e01b600052604160045260246000fd5b600080fdfe'
const bytecode: Hex = `${construction}${blankCode().slice(2)}`

/** The address of Permit2, which moves tokens by a holder's signature. It is the same as on the public networks. */
const permit2: Address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })

/** Puts Permit2 on a node with the state after its deployment, without a block or a transaction. */
export function plantPermit2(ask: RunCalls): Promise<void> {
  return plantCreation(ask, permit2, { to: deployer, data: `${salt}${bytecode.slice(2)}` })
}

function blankCode(): Hex {
  // The package exports only its entry. The file is in the same folder.
  const entry = createRequire(import.meta.url).resolve('@1inch/solidity-utils')
  const { bytecode: code } = JSON.parse(readFileSync(join(dirname(entry), 'permit2.json'), 'utf8'))
  return code
}
