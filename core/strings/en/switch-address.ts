/** The texts of SwitchAddress. */
export const enSwitchAddress = {
  'switchAddress.title': 'Switch address',
  'switchAddress.list': 'Accounts in {wallet}',
  'switchAddress.current': 'Current',
} as const
