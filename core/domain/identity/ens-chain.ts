/** The chain that stores the names of ENS (ENSIP-1). */
export const ensChain = 'eip155:1'
