/** Public facts of one wallet. A missing one is unknown or does not exist. */
export type WalletFacts = {
  readonly name: string
  readonly homepage: string
  readonly id?: string
  readonly image?: string
  readonly mobile?: string
  readonly desktop?: string
  readonly web?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly rdns?: string
  readonly injected?: string
  /** Whether the wallet also supports Solana, or only Solana. */
  readonly solana?: true | 'only'
}

const appStore = (path: string) => `https://apps.apple.com/app/${path}`
const playStore = (id: string) => `https://play.google.com/store/apps/details?id=${id}`
const chromeStore = (id: string) => `https://chrome.google.com/webstore/detail/${id}`

/** Well-known wallets, so that a list looks familiar. The first two are the sandbox's own page scripts. */
export const walletFacts: readonly WalletFacts[] = [
  {
    name: 'Harbor',
    homepage: 'https://harbor.example',
    rdns: 'dev.latchkey.harbor',
    mobile: 'harbor://',
    injected: 'isHarbor',
  },
  {
    name: 'Beacon',
    homepage: 'https://beacon.example',
    rdns: 'dev.latchkey.beacon',
    mobile: 'beacon://',
    injected: 'isBeacon',
  },
  {
    name: 'MetaMask',
    homepage: 'https://metamask.io/',
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    image: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
    mobile: 'metamask://',
    appStore: appStore('metamask/id1438144202'),
    playStore: playStore('io.metamask'),
    chromeStore: chromeStore('nkbihfbeogaeaoehlefnkodbefgpgknn'),
    rdns: 'io.metamask',
    injected: 'isMetaMask',
  },
  {
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com/',
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    mobile: 'trust://',
    playStore: playStore('com.wallet.crypto.trustapp'),
    chromeStore: chromeStore('egjidjbpglichdcondbcbdnbeeppgdph'),
    rdns: 'com.trustwallet.app',
    injected: 'isTrust',
    solana: true,
  },
  {
    name: 'Rainbow',
    homepage: 'https://rainbow.me/',
    id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    mobile: 'rainbow://',
    playStore: playStore('me.rainbow'),
    rdns: 'me.rainbow',
    injected: 'isRainbow',
  },
  {
    name: 'Phantom',
    homepage: 'https://phantom.app/',
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    mobile: 'phantom://',
    web: 'https://phantom.app/ul',
    playStore: playStore('app.phantom'),
    chromeStore: chromeStore('bfnaelmomeimhlpmgjnjophhpkkoljpa'),
    rdns: 'app.phantom',
    injected: 'isPhantom',
    solana: true,
  },
  {
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet/',
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    mobile: 'cbwallet://wsegue',
    playStore: playStore('org.toshi'),
    chromeStore: chromeStore('hnfanknocfeofbddgcijnmhnfnkdnaad'),
    rdns: 'com.coinbase.wallet',
    injected: 'isCoinbaseWallet',
    solana: true,
  },
  {
    name: 'Rabby',
    homepage: 'https://rabby.io/',
    rdns: 'io.rabby',
    injected: 'isRabby',
    desktop: 'rabby://',
    mobile: 'rabby://',
  },
  {
    name: 'OKX Wallet',
    homepage: 'https://www.okx.com/web3',
    mobile: 'okex://main',
    rdns: 'com.okex.wallet',
    injected: 'isOkxWallet',
    solana: true,
  },
  {
    name: 'Uniswap Wallet',
    homepage: 'https://wallet.uniswap.org/',
    mobile: 'uniswap://',
    rdns: 'org.uniswap.app',
  },
  {
    name: 'Zerion',
    homepage: 'https://zerion.io/',
    mobile: 'zerion://',
    playStore: playStore('io.zerion.android'),
    rdns: 'io.zerion.wallet',
    injected: 'isZerion',
  },
  {
    name: 'Ledger Live',
    homepage: 'https://www.ledger.com/',
    mobile: 'ledgerlive://',
    desktop: 'ledgerlive://',
    playStore: playStore('com.ledger.live'),
  },
  { name: 'Safe', homepage: 'https://safe.global/', mobile: 'safe://', web: 'https://app.safe.global/' },
  {
    name: 'Argent',
    homepage: 'https://www.argent.xyz/',
    mobile: 'argent://app',
    playStore: playStore('im.argent.contractwalletclient'),
  },
  {
    name: 'imToken',
    homepage: 'https://token.im/',
    mobile: 'imtokenv2://',
    playStore: playStore('im.token.app'),
  },
  {
    name: 'Binance Wallet',
    homepage: 'https://www.binance.com/en/web3wallet',
    mobile: 'bnc://app.binance.com/cedefi/',
    rdns: 'com.binance.wallet',
    solana: true,
  },
  {
    name: 'Bitget Wallet',
    homepage: 'https://web3.bitget.com/',
    mobile: 'bitkeep://',
    playStore: playStore('com.bitkeep.wallet'),
    rdns: 'com.bitget.web3',
    solana: true,
  },
  {
    name: 'Exodus',
    homepage: 'https://www.exodus.com/',
    mobile: 'exodus://m',
    desktop: 'exodus://',
    rdns: 'com.exodus.web3-wallet',
    solana: true,
  },
  {
    name: 'Brave Wallet',
    homepage: 'https://brave.com/wallet/',
    rdns: 'com.brave.wallet',
    injected: 'isBraveWallet',
    solana: true,
  },
  {
    name: 'Frame',
    homepage: 'https://frame.sh/',
    rdns: 'sh.frame',
    injected: 'isFrame',
    desktop: 'frame://',
  },
  { name: 'Taho', homepage: 'https://taho.xyz/', rdns: 'xyz.taho', injected: 'isTally' },
  {
    name: 'Ambire',
    homepage: 'https://www.ambire.com/',
    rdns: 'com.ambire.wallet',
    web: 'https://wallet.ambire.com/',
  },
  { name: 'Backpack', homepage: 'https://backpack.app/', rdns: 'app.backpack', solana: true },
  {
    name: 'Solflare',
    homepage: 'https://solflare.com/',
    web: 'https://solflare.com/ul/v1',
    rdns: 'com.solflare.wallet',
    solana: 'only',
  },
  {
    name: 'SafePal',
    homepage: 'https://www.safepal.com/',
    mobile: 'safepalwallet://',
    rdns: 'com.safepal',
    injected: 'isSafePal',
    solana: true,
  },
  { name: 'Enkrypt', homepage: 'https://www.enkrypt.com/', rdns: 'com.enkrypt', solana: true },
  {
    name: '1inch Wallet',
    homepage: 'https://1inch.io/wallet/',
    mobile: 'oneinch://',
    playStore: playStore('io.oneinch.android'),
  },
  {
    name: 'TokenPocket',
    homepage: 'https://www.tokenpocket.pro/',
    mobile: 'tpoutside://',
    rdns: 'pro.tokenpocket',
    injected: 'isTokenPocket',
    solana: true,
  },
  {
    name: 'MathWallet',
    homepage: 'https://mathwallet.org/',
    mobile: 'mathwallet://',
    injected: 'isMathWallet',
    solana: true,
  },
  {
    name: 'Coin98',
    homepage: 'https://coin98.com/',
    mobile: 'coin98://',
    rdns: 'coin98.com',
    injected: 'isCoin98',
    solana: true,
  },
  {
    name: 'Kraken Wallet',
    homepage: 'https://www.kraken.com/wallet',
    mobile: 'krakenwallet://',
    solana: true,
  },
  { name: 'Family', homepage: 'https://family.co/', mobile: 'familywallet://' },
]
