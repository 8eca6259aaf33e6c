/** A wallet that registered itself (Wallet Standard). Its properties are read when they are needed, and may hold anything. */
export type StandardWallet = object

/** A method of a wallet's feature. */
export type FeatureMethod = (...given: unknown[]) => unknown

/** Returns a wallet's property. Returns undefined if reading it throws. */
export function partOf(wallet: unknown, name: string): unknown {
  try {
    return typeof wallet === 'object' && wallet !== null
      ? (wallet as Readonly<Record<string, unknown>>)[name]
      : undefined
  } catch {
    return undefined
  }
}

/** Returns a copy of a wallet's list. Returns an empty list if there is none, or if reading it throws. */
export function asList(wallet: unknown, name: string): readonly unknown[] {
  try {
    const list = partOf(wallet, name)
    return Array.isArray(list) ? [...(list as readonly unknown[])] : []
  } catch {
    return []
  }
}

/** Returns the method of a feature such as `solana:signMessage`. The method has the name after the colon. Returns null if the wallet lacks it. */
export function featureOf(
  wallet: StandardWallet,
  feature: string,
  method = feature.slice(feature.indexOf(':') + 1),
): FeatureMethod | null {
  const found = partOf(partOf(wallet, 'features'), feature)
  const call = partOf(found, method)
  return typeof call === 'function' ? (...given) => Reflect.apply(call, found, given) as unknown : null
}
