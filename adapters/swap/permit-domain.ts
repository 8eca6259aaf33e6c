import { domainSeparator } from 'viem'
import { permitTypedData } from '../../core/domain/swap/allowance/permit.ts'
import type { Permit } from '../../core/domain/swap/allowance/permit.ts'

/** Returns the EIP-712 domain separator of a permit. */
export function permitDomain(permit: Permit): string {
  const { name, version, chainId, verifyingContract } = permitTypedData(permit).domain
  return domainSeparator({
    domain: { name, version, chainId, verifyingContract: verifyingContract as `0x${string}` },
  })
}
