/** The chain on which ENS keeps its names (ENSIP-1). */
export const ensChain = 'eip155:1'
