import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { hexChainId } from '../../core/domain/network/eip155.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { isSafeLink } from '../../core/domain/values/remote-url.ts'
import { arrivedChain } from './arrived-chain.ts'
import { ask } from './ask.ts'
import type { WalletProvider } from './provider.ts'
import { answeredChain } from './wallet-answers.ts'

/** Asks the wallet to switch its chain (EIP-3326). Returns the chain that the wallet is on afterwards. */
export async function switchChain(
  provider: WalletProvider,
  chainId: ChainId,
  signal: AbortSignal,
): Promise<{ chainId: ChainId }> {
  await ask(provider, { method: 'wallet_switchEthereumChain', params: [{ chainId: hexOf(chainId) }] }, signal)
  return { chainId: await arrivedChain(provider, chainId, signal) }
}

/** Asks the wallet to add a chain (EIP-3085). If the wallet adds it without switching, asks it to switch as well. */
export async function addChain(
  provider: WalletProvider,
  network: Network,
  signal: AbortSignal,
): Promise<{ chainId: ChainId }> {
  await ask(provider, { method: 'wallet_addEthereumChain', params: [addParameters(network)] }, signal)
  const chainId = await answeredChain(provider, signal)
  return chainId === network.id ? { chainId } : switchChain(provider, network.id, signal)
}

function addParameters({ id, name, nativeCurrency, rpcUrls, explorer, imageUrl }: Network) {
  const { name: currencyName, symbol, decimals } = nativeCurrency
  return {
    chainId: hexOf(id),
    chainName: name,
    nativeCurrency: { name: currencyName, symbol, decimals },
    rpcUrls,
    ...(explorer && { blockExplorerUrls: [explorer.url] }),
    ...(imageUrl && isSafeLink(imageUrl) && { iconUrls: [imageUrl] }),
  }
}

function hexOf(chainId: ChainId): `0x${string}` {
  if (namespaceOf(chainId) === 'eip155') return hexChainId(chainId)
  throw new LatchkeyError(
    'invalid-chain-id',
    `An EVM wallet cannot be on ${chainId}; expected a chain such as eip155:1.`,
  )
}
