/** The direction of a transfer: into the account, out of it, or from the account to itself. */
export const directions = ['in', 'out', 'self'] as const
