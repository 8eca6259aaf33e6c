/** Where the universal resolver of ENS is on chain 1, as viem knows it. */
export const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
