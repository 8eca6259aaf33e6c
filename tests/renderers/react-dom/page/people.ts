import type { InstalledWallet, Wallet } from '../../../../core/domain/wallets/wallet.ts'

/** Addresses of the page's cast. */
export const ada = '0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b2'
export const ben = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'

const glyphs = [
  'M8 24V12l8 7 8-7v12',
  'M16 7l8 5v8l-8 5-8-5v-8z',
  'M9 16a7 7 0 1 0 14 0 7 7 0 0 0-14 0z',
  'M8 20c4-10 12-10 16 0M12 22h8',
]

/** An icon such as wallets announce: a glyph on a ground, as an inline image. */
export function icon(ground: string, glyph: number): string {
  const path = glyphs[glyph % glyphs.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><path d="${path}" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Installed wallets of all manners: with icon, without, with a name that is far too long. */
export const juniper: InstalledWallet = { key: 'com.juniper', name: 'Juniper', icon: icon('#e2603f', 0) }
export const harbor: InstalledWallet = { key: 'com.harbor', name: 'Harbor Wallet', icon: icon('#2f5fd0', 1) }
export const marble: InstalledWallet = { key: 'com.marble', name: 'Marble', icon: null }
export const lengthy: InstalledWallet = {
  key: 'com.lengthy',
  name: 'The Honourable Society of Extraordinarily Careful Custodians Wallet',
  icon: icon('#20716b', 2),
}

/** Names as they should not be: one that looks like another, one that is endless, one with far too many marks. */
export const hostile: readonly InstalledWallet[] = [
  { key: 'com.example.twin', name: 'Hаrbor Wallet', icon: null },
  { key: 'com.example.endless', name: 'W'.repeat(100), icon: null },
  { key: 'com.example.marked', name: `M${'\u0301\u0316'.repeat(49)}`, icon: null },
]

/** A wallet that can be reached in every way and had in every shop. */
export const quill: Wallet = {
  id: 'quill',
  name: 'Quill',
  homepage: 'https://quill.example',
  imageUrl: icon('#7a4fd0', 3),
  mobileLink: 'quill://',
  desktopLink: 'quill-desktop://',
  webappLink: 'https://app.quill.example',
  appStore: 'https://apps.example/quill',
  playStore: 'https://play.example/quill',
  chromeStore: 'https://chrome.example/quill',
  rdns: 'com.quill',
}

/** What a phone reads: a pairing as long as real ones are. */
export const pairingUri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1795212000&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

const syllables = ['Lan', 'Mor', 'Tel', 'Bri', 'Sol', 'Ven', 'Cor', 'Ash', 'Wil', 'Fen']
const endings = [
  'tern',
  'row',
  'ler',
  'dge Wallet',
  'stice',
  'ture',
  'al Self Custody',
  'ford',
  'low',
  ' Key',
]

/** Six hundred wallets, some with pictures, one installed. */
export const many: readonly Wallet[] = Array.from({ length: 600 }, (_, index) => ({
  id: `many-${index}`,
  name: `${syllables[index % 10]}${endings[Math.floor(index / 10) % 10]}${index < 100 ? '' : ` ${Math.floor(index / 100) + 1}`}`,
  homepage: 'https://wallet.example/get',
  imageId: `picture-of-${index}`,
  imageUrl: index % 3 === 2 ? null : icon(`hsl(${(index * 47) % 360} 45% 42%)`, index),
  ...(index === 17 ? { rdns: 'com.juniper' } : {}),
}))

/** Rows of the registry. */
export const listed: readonly Wallet[] = ['Fieldstone', 'Lumen', 'Tidewater', 'Orrery', 'Kestrel'].map(
  (name, index) => ({
    id: `id-${index}`,
    name,
    homepage: 'https://wallet.example/get',
    imageUrl: index < 2 ? icon(['#5b3fa8', '#111'][index] ?? '', index + 2) : null,
  }),
)
