export const earlyDisconnectFields = { noticed: {} }
