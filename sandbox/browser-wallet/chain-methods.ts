import { askNode } from './ask-node.ts'
import { readAddedChain, readChainId } from './known-chains.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import type { Wallet } from './wallet.ts'

/** Answers `eth_chainId` in the form of the behaviour. */
export async function chainId(wallet: Wallet): Promise<string | number> {
  return wallet.writtenChainId()
}

/** Answers `net_version`: the chain id as decimal text. */
export async function netVersion(wallet: Wallet): Promise<string> {
  return String(wallet.state().chainId)
}

/** Answers `wallet_switchEthereumChain` (EIP-3326). Throws 4902 for an unknown chain. Asks nothing if the chain is already selected. */
export async function switchChain(wallet: Wallet, params: readonly unknown[]): Promise<null> {
  const id = readChainId((params[0] as { chainId?: unknown } | undefined)?.chainId)
  const target = wallet.findChain(id)
  if (!target) {
    throw new ProviderError(
      providerCodes.unknownChain,
      `${wallet.profile.name} does not know chain ${id}: add it with wallet_addEthereumChain.`,
    )
  }
  const current = wallet.chain()
  if (current.id === id) return null
  await wallet.consent({
    title: 'Switch network?',
    approve: 'Switch',
    rows: [
      ['From', current.name],
      ['To', `${target.name} (${target.id})`],
    ],
  })
  if (wallet.state().behaviour.switch === 'fail')
    throw new ProviderError(providerCodes.internal, 'The network could not be reached.')
  wallet.change({ chainId: id })
  return null
}

/** Answers `wallet_addEthereumChain` (EIP-3085). Checks that the node serves that chain, asks the visitor, adds the chain and switches to it. */
export async function addChain(wallet: Wallet, params: readonly unknown[]): Promise<null> {
  const added = readAddedChain(params[0])
  if (wallet.findChain(added.id)) return switchChain(wallet, params)
  const served = Number(await askNode(added, 'eth_chainId', []))
  if (served !== added.id) {
    throw new ProviderError(
      providerCodes.invalidParams,
      `${added.rpcUrl} serves chain ${served}, not ${added.id}.`,
    )
  }
  await wallet.consent({
    title: 'Add this network and switch to it?',
    approve: 'Add network',
    rows: [
      ['Name', added.name],
      ['Chain id', String(added.id)],
      ['Coin', added.symbol],
      ['Node', added.rpcUrl],
    ],
  })
  wallet.change({ added: [...wallet.state().added, added], chainId: added.id })
  return null
}
