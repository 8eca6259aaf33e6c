/** The phrase from which every key of the sandbox is derived (BIP-39, path m/44'/60'/0'/0/n). It is publicly known. */
export const mnemonic = 'test test test test test test test test test test test junk'
