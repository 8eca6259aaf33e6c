/** Where the branch of the accounts begins, with the modal; what changes it comes with the late part of the core. */
export const accountBeginning = { balances: {}, shown: null, followed: {} } as const
