import { ether } from './coins.ts'
import type { Network } from './network.ts'

/** Avalanche C-Chain, chain 43114. */
export const avalanche: Network<'eip155:43114'> = {
  id: 'eip155:43114',
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: ['https://api.avax.network/ext/bc/C/rpc'],
  explorer: { name: 'SnowTrace', url: 'https://snowtrace.io' },
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
}

/** BNB Smart Chain, chain 56. */
export const bsc: Network<'eip155:56'> = {
  id: 'eip155:56',
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: ['https://56.rpc.thirdweb.com'],
  explorer: { name: 'BscScan', url: 'https://bscscan.com' },
  imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00',
}

/** Fantom, chain 250. */
export const fantom: Network<'eip155:250'> = {
  id: 'eip155:250',
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: ['https://250.rpc.thirdweb.com'],
  explorer: { name: 'FTMScan', url: 'https://ftmscan.com' },
  imageId: '06b26297-fe0c-4733-5d6b-ffa5498aac00',
}

/** Gnosis, chain 100. */
export const gnosis: Network<'eip155:100'> = {
  id: 'eip155:100',
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: ['https://rpc.gnosischain.com'],
  explorer: { name: 'Gnosisscan', url: 'https://gnosisscan.io' },
  imageId: '02b53f6a-e3d4-479e-1cb4-21178987d100',
}

/** Evmos, chain 9001. */
export const evmos: Network<'eip155:9001'> = {
  id: 'eip155:9001',
  name: 'Evmos',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: ['https://eth.bd.evmos.org:8545'],
  explorer: { name: 'Evmos Block Explorer', url: 'https://escan.live' },
  imageId: 'f926ff41-260d-4028-635e-91913fc28e00',
}

/** ZKsync Era, chain 324. */
export const zksync: Network<'eip155:324'> = {
  id: 'eip155:324',
  name: 'ZKsync Era',
  nativeCurrency: ether,
  rpcUrls: ['https://mainnet.era.zksync.io'],
  explorer: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' },
  imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
}

/** Filecoin, chain 314. */
export const filecoin: Network<'eip155:314'> = {
  id: 'eip155:314',
  name: 'Filecoin Mainnet',
  nativeCurrency: { name: 'Filecoin', symbol: 'FIL', decimals: 18 },
  rpcUrls: ['https://api.node.glif.io/rpc/v1'],
  explorer: { name: 'Filfox', url: 'https://filfox.info/en' },
  imageId: '5a73b3dd-af74-424e-cae0-0de859ee9400',
}

/** IoTeX, chain 4689. */
export const iotex: Network<'eip155:4689'> = {
  id: 'eip155:4689',
  name: 'IoTeX',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: ['https://babel-api.mainnet.iotex.io'],
  explorer: { name: 'IoTeXScan', url: 'https://iotexscan.io' },
  imageId: '34e68754-e536-40da-c153-6ef2e7188a00',
}

/** Metis Andromeda, chain 1088. */
export const metis: Network<'eip155:1088'> = {
  id: 'eip155:1088',
  name: 'Metis',
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  rpcUrls: ['https://andromeda.metis.io/?owner=1088'],
  explorer: { name: 'Metis Explorer', url: 'https://explorer.metis.io' },
  imageId: '3897a66d-40b9-4833-162f-a2c90531c900',
}

/** Moonbeam, chain 1284. */
export const moonbeam: Network<'eip155:1284'> = {
  id: 'eip155:1284',
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: ['https://rpc.api.moonbeam.network'],
  explorer: { name: 'Moonscan', url: 'https://moonscan.io' },
  imageId: '161038da-44ae-4ec7-1208-0ea569454b00',
}

/** Moonriver, chain 1285. */
export const moonriver: Network<'eip155:1285'> = {
  id: 'eip155:1285',
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: ['https://rpc.api.moonriver.moonbeam.network'],
  explorer: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' },
  imageId: 'f1d73bb6-5450-4e18-38f7-fb6484264a00',
}

/** Zora, chain 7777777. */
export const zora: Network<'eip155:7777777'> = {
  id: 'eip155:7777777',
  name: 'Zora',
  nativeCurrency: ether,
  rpcUrls: ['https://rpc.zora.energy'],
  explorer: { name: 'Zora Explorer', url: 'https://explorer.zora.energy' },
  imageId: '845c60df-d429-4991-e687-91ae45791600',
}

/** Celo, chain 42220. */
export const celo: Network<'eip155:42220'> = {
  id: 'eip155:42220',
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: ['https://forno.celo.org'],
  explorer: { name: 'Celo Explorer', url: 'https://celoscan.io' },
  imageId: 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
}

/** Aurora, chain 1313161554. */
export const aurora: Network<'eip155:1313161554'> = {
  id: 'eip155:1313161554',
  name: 'Aurora',
  nativeCurrency: ether,
  rpcUrls: ['https://mainnet.aurora.dev'],
  explorer: { name: 'Aurorascan', url: 'https://aurorascan.dev' },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
}

/** Ronin, chain 2020. */
export const ronin: Network<'eip155:2020'> = {
  id: 'eip155:2020',
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: ['https://api.roninchain.com/rpc'],
  explorer: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' },
  imageId: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
}

/** Edgeware EdgeEVM, chain 2021. */
export const edgeware: Network<'eip155:2021'> = {
  id: 'eip155:2021',
  name: 'Edgeware EdgeEVM Mainnet',
  nativeCurrency: { name: 'Edgeware', symbol: 'EDG', decimals: 18 },
  rpcUrls: ['https://edgeware-evm.jelliedowl.net'],
  explorer: { name: 'Edgscan', url: 'https://edgscan.live' },
}

/** Soneium, chain 1868. */
export const soneium: Network<'eip155:1868'> = {
  id: 'eip155:1868',
  name: 'Soneium Mainnet',
  nativeCurrency: ether,
  rpcUrls: ['https://rpc.soneium.org'],
  explorer: { name: 'Blockscout', url: 'https://soneium.blockscout.com' },
}
