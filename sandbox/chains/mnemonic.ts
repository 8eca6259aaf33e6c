/** The phrase every key of the sandbox is derived from (BIP-39, path m/44'/60'/0'/0/n); known to everybody. */
export const mnemonic = 'test test test test test test test test test test test junk'
