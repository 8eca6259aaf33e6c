/** The address of ENS's universal resolver on chain 1, as in viem. */
export const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
