/** The reverse domain names (EIP-6963) of widely used wallets, by their ids in the registry. */
export const knownWalletNames: Readonly<Record<string, string>> = {
  c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96: 'io.metamask',
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: 'com.coinbase.wallet',
  '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369': 'me.rainbow',
  '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0': 'com.trustwallet.app',
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'app.phantom',
  '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709': 'com.okex.wallet',
  '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1': 'io.rabby',
  ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18: 'io.zerion.wallet',
}
