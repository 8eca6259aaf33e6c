/** What a visitor signs for a passage (EIP-712). */
export const ticket = {
  domain: { name: 'Ferry', version: '1', chainId: 8453 },
  types: {
    Ticket: [
      { name: 'to', type: 'string' },
      { name: 'seats', type: 'uint256' },
    ],
  },
  primaryType: 'Ticket',
  message: { to: 'Far shore', seats: 2n },
} as const
