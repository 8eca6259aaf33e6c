/** A wallet as it registered itself (Wallet Standard): what it has is read when it is needed, and may be anything then. */
export type StandardWallet = object

/** A method of a feature, as a wallet has it. */
export type FeatureMethod = (...given: unknown[]) => unknown

/** What a wallet has under a name; undefined where reading it throws. */
export function partOf(wallet: unknown, name: string): unknown {
  try {
    return typeof wallet === 'object' && wallet !== null
      ? (wallet as Readonly<Record<string, unknown>>)[name]
      : undefined
  } catch {
    return undefined
  }
}

/** A list as a wallet has it under a name, copied; empty where there is none, or where reading it throws. */
export function asList(wallet: unknown, name: string): readonly unknown[] {
  try {
    const list = partOf(wallet, name)
    return Array.isArray(list) ? [...(list as readonly unknown[])] : []
  } catch {
    return []
  }
}

/** The method of a feature such as `solana:signMessage`, whose method has the name behind the colon; null where the wallet has none. */
export function featureOf(
  wallet: StandardWallet,
  feature: string,
  method = feature.slice(feature.indexOf(':') + 1),
): FeatureMethod | null {
  const found = partOf(partOf(wallet, 'features'), feature)
  const call = partOf(found, method)
  return typeof call === 'function' ? (...given) => Reflect.apply(call, found, given) as unknown : null
}
