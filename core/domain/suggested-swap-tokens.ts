const suggested: readonly string[] =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Whether a token is among those that are offered first, by its symbol (behaviour reference 4.1). */
export function isSuggestedSwapToken({ symbol }: { readonly symbol: string }): boolean {
  return suggested.includes(symbol)
}
