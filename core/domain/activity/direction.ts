/** Whether something came to an account, left it, or went from the account to itself. */
export const directions = ['in', 'out', 'self'] as const
