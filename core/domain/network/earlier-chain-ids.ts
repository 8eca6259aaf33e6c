import type { ChainId } from '../values/caip.ts'

/** The ids of Solana's networks over WalletConnect before CAIP-2 named them by their genesis hash. */
const earlierIds: Readonly<Record<ChainId, ChainId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Returns the current id of a chain. Current and unknown ids stay unchanged. */
export function currentChainId(chainId: ChainId): ChainId {
  return earlierIds[chainId] ?? chainId
}

/** Returns the ids that a chain had before its current one. */
export function earlierIdsOf(chainId: ChainId): readonly ChainId[] {
  return Object.keys(earlierIds).filter((earlier) => earlierIds[earlier] === chainId)
}
