import type { enSwitchAddress } from '../en/switch-address.ts'
import type { Translation } from '../texts.ts'

/** The texts of SwitchAddress, in German. */
export const deSwitchAddress: Translation<typeof enSwitchAddress> = {
  'switchAddress.title': 'Adresse wechseln',
  'switchAddress.list': 'Konten in {wallet}',
  'switchAddress.current': 'Aktuell',
}
